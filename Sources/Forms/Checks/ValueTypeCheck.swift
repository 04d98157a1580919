import Texts

/// F106: the cell can store the type that the row asks for.
enum ValueTypeCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard draft.reader.has("valueType"), let cell = draft.cell else { return }
    let types = [cell.valueType] + cell.allowedValueTypes
    guard !types.contains(draft.row.valueType), !types.contains(.any) else { return }
    let names = types.map(\.rawValue)
    log.add(
      .F106, at: draft.reader.position(of: "valueType"),
      found: "\"\(draft.row.valueType.rawValue)\"",
      advice: types.count == 1
        ? Sentence(verbatim: "\"\(names[0])\"") : Sentence { $0.oneOf(names) }
    ) { $0.doesNotStore(cell.name) }
  }
}
