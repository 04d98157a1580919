import Texts

/// F107: the keys that the row's cell can't do without.
enum CompanionCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard let cell = draft.cell, let key = cell.needs.first(where: { !draft.reader.has($0) })
    else { return }
    log.add(
      .F107, at: draft.reader.position(of: "cellIdentifier")
    ) { $0.needsCompanion(cell.name, key) }
  }
}
