import Texts
import Values

/// F502: on and off are stored as different values. F106: both are of the type that the row stores, but for bool, which
/// says no more than that it is a switch.
enum SwitchValuesCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    checkTypes(draft)
    guard draft.reader.has("trueValue") || draft.reader.has("falseValue"),
      draft.row.trueValue == draft.row.falseValue
    else { return }
    let key = draft.reader.has("falseValue") ? "falseValue" : "trueValue"
    let areBothGiven = draft.reader.has("trueValue") && draft.reader.has("falseValue")
    draft.report(
      .F502, of: key,
      quoting: draft.row.trueValue.plainText,
      advice: Sentence { areBothGiven ? $0.valuesThatDiffer : $0.dropOne }
    ) { $0.sameSwitchValues }
  }

  private static func checkTypes(_ draft: DraftRow) {
    let type = draft.row.valueType
    guard draft.reader.has("valueType"), type != .bool, let kind = type.kindOfScalars else {
      return
    }
    for (key, value) in [("trueValue", draft.row.trueValue), ("falseValue", draft.row.falseValue)]
    where draft.reader.has(key) && value.kind != kind {
      draft.report(.F106, of: key, quoting: value.plainText, advice: \.valueOfTypeAdvice) {
        $0.switchValueIsNot(key, ofType: type.rawValue)
      }
    }
  }
}
