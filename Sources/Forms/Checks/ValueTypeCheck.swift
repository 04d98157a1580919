/// F106: the cell can store the type that the row asks for.
enum ValueTypeCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard draft.reader.has("valueType"), let cell = draft.cell else { return }
    let types = [cell.valueType] + cell.allowedValueTypes
    guard !types.contains(draft.row.valueType), !types.contains(.any) else { return }
    let names = types.map(\.rawValue).joined(separator: ", ")
    log.add(
      .F106, at: draft.reader.position(of: "valueType"), "a \(cell.name) does not store this type",
      found: "\"\(draft.row.valueType.rawValue)\"",
      advice: types.count == 1 ? "\"\(names)\"" : "one of \(names)")
  }
}
