import Records
import Rules

/// Updates that saving makes in the changed records.
enum SavedUpdate {
  case defaults, formulas

  var summary: StepSummary { self == .defaults ? .defaultsWritten : .formulasUpdated }
}

extension OpenDocument {
  /// The edit that gives changed records their defaults, where the form says so, or the results of their formulas.
  func edit(making update: SavedUpdate) -> (edit: Edit, location: Location)? {
    guard update == .formulas || form.anyWritesDefaults else { return nil }
    let changes = records.changedRecords.members.map { (record: $0, made: made(update, in: $0)) }
    let first = changes.lazy.compactMap { record, made in
      made.found.first.map { Location(record, path: $0.objectPath, row: $0.row.identifier) }
    }.first
    return first.map { (.batch(changes.flatMap(\.made.edits).map(Edit.replace)), $0) }
  }

  /// Number of values in changed records that are not the results of their formulas.
  var staleCount: Int {
    guard form.anyStoresResults else { return 0 }
    return records.changedRecords.members.reduce(0) { $0 + made(.formulas, in: $1).found.count }
  }

  private func made(_ update: SavedUpdate, in id: RecordID) -> Consequences {
    let binder = reader.binder(of: id)
    return update == .defaults
      ? binder.missingDefaults(of: id, in: table) : binder.updates(of: id, in: table)
  }
}
