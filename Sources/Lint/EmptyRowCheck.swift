import Forms

/// W110: a row that shows nothing of the record.
enum EmptyRowCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    let reader = draft.reader
    guard !["valuePath", "displayValue", "value"].contains(where: reader.has) else { return }
    let isLabel = draft.row.cellTraits.contains(.readOnly) && reader.has("cellIdentifier")
    if isLabel, !draft.row.key.isEmpty { return }
    let isEmpty = reader.entries.isEmpty
    let heading = draft.cells.kind(claiming: .noSingleValue)
      .map { "; for a heading cellIdentifier = \($0.name)" }
    log.add(
      .W110, at: reader.position,
      isEmpty ? "the row is empty" : "the row has neither a path nor a text to show",
      advice: isEmpty
        ? "valuePath, or leave it out"
        : "valuePath" + (heading ?? ""))
  }
}
