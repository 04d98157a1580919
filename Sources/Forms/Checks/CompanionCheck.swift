import JSONText
import Texts
import Values

/// F107: the keys that the row's cell can't do without, and both values of a switch that stores others than true and false.
enum CompanionCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    guard let cell = draft.cell else { return }
    if let key = cell.needs.first(where: { !draft.reader.has($0) }) {
      draft.report(
        .F107, of: "cellIdentifier", advice: example(of: key)
      ) { $0.needsCompanion(cell.name, key) }
    }
    let sides = ["trueValue", "falseValue"]
    if cell.keys.contains(sides[0]) { checkSides(sides, draft) }
    guard draft.reader.has("valueType"), draft.row.valueType == .string,
      cell.isSwitch, let missing = sides.first(where: { !draft.reader.has($0) })
    else { return }
    draft.report(
      .F107, of: "valueType", advice: "\(missing) = \(missing == sides[0] ? "yes" : "no")"
    ) { $0.needsCompanion("\(cell.name) (valueType = string)", missing) }
  }

  /// One value of a switch is given, and neither it nor a type says what the other is: true and false would go with it.
  private static func checkSides(_ sides: [String], _ draft: DraftRow) {
    let row = draft.row
    let values = [row.trueValue, row.falseValue]
    guard row.isSwitch, !draft.reader.has("valueType") || row.valueType == .bool,
      let index = sides.indices.first(where: { draft.reader.has(sides[$0]) }),
      let missing = sides.first(where: { !draft.reader.has($0) }), values[index].kind != .bool
    else { return }
    let (given, value) = (sides[index], TextQuoting.short(values[index].plainText))
    draft.report(
      .F107, of: given, advice: "\(missing) = \(example(of: missing, beside: values[index]))"
    ) { $0.needsCompanion("\(given) = \(value)", missing) }
  }

  /// A value for one side of a switch whose other side has this one.
  private static func example(of side: String, beside other: JSONValue) -> String {
    let isNumber = other.converted(to: .number).kind == .number
    let examples = isNumber ? ["1", "0"] : ["yes", "no"]
    return examples[side == "trueValue" ? 0 : 1]
  }

  /// The key with a value that it takes.
  private static func example(of key: String) -> String {
    let word = FormVocabulary.key(key, in: .row)?.type.words.first
    return "\(key) = \(word ?? (key == "minimumValue" ? "0" : "100"))"
  }
}
