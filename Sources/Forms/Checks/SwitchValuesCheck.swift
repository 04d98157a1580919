import Values

/// F502: on and off are stored as different values.
enum SwitchValuesCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard draft.reader.has("trueValue") || draft.reader.has("falseValue"),
      draft.row.trueValue == draft.row.falseValue
    else { return }
    let key = draft.reader.has("falseValue") ? "falseValue" : "trueValue"
    log.add(
      .F502, at: draft.reader.position(of: key),
      found: TextQuoting.shown(draft.row.trueValue.plainText)
    ) { $0.sameSwitchValues }
  }
}
