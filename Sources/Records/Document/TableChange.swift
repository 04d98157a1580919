import JSONText

/// The effect of an edit on the bytes and the order of records: exact and invertible, in memory only.
///
/// Cheap to keep, for any number of records: versions of a table share equal parts.
package enum TableChange: Equatable, Sendable {
  case replace(RecordID, before: JSONSlice, after: JSONSlice)
  /// New bytes of many records; the versions share equal parts.
  case replaceMany(RecordSet, before: RecordTable, after: RecordTable)
  /// Inserted records with their indices after the insertion, ascending.
  case insert([RecordPlacement])
  case delete([RecordPlacement])
  case move(RecordID, from: Int, to: Int)
  /// Records in another order, in the places that they have together.
  case reorder(from: [RecordID], to: [RecordID])
  case batch([TableChange])

  package var inverse: TableChange {
    switch self {
    case .replace(let id, let before, let after): .replace(id, before: after, after: before)
    case .replaceMany(let ids, let before, let after):
      .replaceMany(ids, before: after, after: before)
    case .insert(let records): .delete(records)
    case .delete(let records): .insert(records)
    case .move(let id, let from, let to): .move(id, from: to, to: from)
    case .reorder(let former, let order): .reorder(from: order, to: former)
    case .batch(let changes): .batch(changes.reversed().map(\.inverse))
    }
  }

  /// Repeats the change: all later changes were undone, and an inserted record is known to the table since its first
  /// insertion.
  func apply(to table: inout RecordTable) {
    switch self {
    case .replace(let id, _, let after): table.replace(id, with: after)
    case .replaceMany(_, _, let after): table.adoptSlices(of: after)
    case .insert(let records): table.restore(records)
    case .delete(let records): table.delete(records)
    case .move(let id, _, let index): table.move(id, to: index)
    case .reorder(_, let order): _ = table.reorder(order)
    case .batch(let changes): for change in changes { change.apply(to: &table) }
    }
  }

  package var touched: RecordSet {
    var records = RecordSet()
    addTouched(to: &records)
    return records
  }

  private func addTouched(to records: inout RecordSet) {
    switch self {
    case .replace(let id, _, _): records.insert(id)
    case .replaceMany(let ids, _, _): records = records.union(ids)
    case .insert(let placements), .delete(let placements):
      records = records.union(RecordSet(placements))
    case .move, .reorder: break
    case .batch(let changes): for change in changes { change.addTouched(to: &records) }
    }
  }
}
