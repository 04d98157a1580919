import Records
import Values

/// The records of a table in the order in which they are shown; a filter leaves some out.
struct RecordsInView {
  let table: RecordTable
  /// Order of the records in view; nil for all records in the order of the file.
  let order: [RecordID]?
  /// The index where a record is looked for first.
  var cursor = 0

  var count: Int { order?.count ?? table.count }

  /// The index of a record; nil where it is not in view. O(records in view) where they are sorted or filtered.
  func index(of id: RecordID) -> Int? {
    guard let order else { return table.index(of: id) }
    return order.indices.contains(cursor) && order[cursor] == id ? cursor : order.firstIndex(of: id)
  }

  /// The index of the nearest of some records beyond an index, the ends joined; nil where none is in view.
  func index(nearestTo start: Int, direction: Direction, of records: [RecordID]) -> Int? {
    func distance(_ index: Int) -> Int {
      let steps = direction.isForward ? index - start : start - index
      return steps > 0 ? steps : steps + count
    }
    return records.compactMap { self.index(of: $0) }.min { distance($0) < distance($1) }
  }

  subscript(index: Int) -> RecordID { order?[index] ?? table.id(at: index) }
}
