import Records
import Rules

/// Updates that saving makes in the changed records: defaults, and results of formulas.
extension Editor {
  /// Gives changed records their defaults, where the form says so, as a step of undo.
  mutating func writeDefaults() {
    guard documentForm.anyWritesDefaults else { return }
    let (reader, table) = (document.reader, documentTable)
    make(
      state.document.changedRecords.members.map {
        ($0, reader.binder(of: $0).missingDefaults(of: $0, in: table))
      },
      .defaultsWritten)
  }

  /// Number of values in changed records that are not the results of their formulas.
  var staleCount: Int {
    guard documentForm.anyStoresResults else { return 0 }
    let (reader, table) = (document.reader, documentTable)
    return state.document.changedRecords.members.reduce(0) {
      $0 + reader.binder(of: $1).updates(of: $1, in: table).found.count
    }
  }

  /// Makes them so, as a step of undo.
  mutating func updateFormulas() {
    let (reader, table) = (document.reader, documentTable)
    make(
      state.document.changedRecords.members.map {
        ($0, reader.binder(of: $0).updates(of: $0, in: table))
      },
      .formulasUpdated)
  }

  /// Gives a computed row that is shown the result of its formula; false where it has it, or is none.
  mutating func updateComputed(_ bound: BoundRow) -> Bool {
    guard let record, let update = reader.update(of: bound, in: record) else { return false }
    write(update, to: bound.row)
    return true
  }

  private mutating func make(
    _ changes: [(record: RecordID, made: Consequences)], _ summary: StepSummary
  ) {
    let edits = changes.flatMap(\.made.edits).map(Edit.replace)
    let first = changes.lazy.compactMap { record, made in
      made.found.first.map { Location(record, path: $0.place, row: $0.row.identifier) }
    }.first
    // They were made in a copy of the same records, so none of them is refused.
    if let first { try? performInDocument(.batch(edits), at: first, summary: summary) }
  }
}
