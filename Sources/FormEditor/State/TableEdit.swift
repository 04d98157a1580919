import JSONText
import Records

/// An edit of the table that can be turned round. Cheap to keep, however many records it is about.
enum TableEdit {
  case replace(RecordID, before: JSONSlice, after: JSONSlice)
  /// Many records got other bytes: the versions around it share what is equal.
  case replaceMany(RecordSet, before: RecordTable, after: RecordTable)
  /// The places are those that the records have when they are there, and ascend.
  case insert([RecordPlacement])
  case delete([RecordPlacement])
  case move(RecordID, from: Int, to: Int)

  var inverse: TableEdit {
    switch self {
    case .replace(let id, let before, let after): .replace(id, before: after, after: before)
    case .replaceMany(let ids, let before, let after):
      .replaceMany(ids, before: after, after: before)
    case .insert(let records): .delete(records)
    case .delete(let records): .insert(records)
    case .move(let id, let from, let to): .move(id, from: to, to: from)
    }
  }

  /// Makes the edit again: all others since were taken back, and an inserted record is known to the table
  /// since it was first made.
  func apply(to table: inout RecordTable) {
    switch self {
    case .replace(let id, _, let after): table.replace(id, with: after)
    case .replaceMany(_, _, let after): table.takeSlices(of: after)
    case .insert(let records): table.restore(records)
    case .delete(let records): table.delete(records)
    case .move(let id, _, let place): table.move(id, to: place)
    }
  }

  /// The records that have other bytes by it, came or went.
  var touched: RecordSet {
    switch self {
    case .replace(let id, _, _): RecordSet([id])
    case .replaceMany(let ids, _, _): ids
    case .insert(let records), .delete(let records): RecordSet(records)
    case .move: RecordSet()
    }
  }
}
