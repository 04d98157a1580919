/// The records on both sides of a record, up to a search limit: they locate it in another version of the table.
struct RecordNeighbors {
  private let table: RecordTable
  private let index: Int

  private static let reach = 20

  init(ofRecordAt index: Int, in table: RecordTable) {
    (self.index, self.table) = (index, table)
  }

  /// The records before it, the nearest first.
  var before: some Collection<RecordID> {
    (max(index - Self.reach, 0)..<index).reversed().lazy.map { table.id(at: $0) }
  }

  /// The records behind it, the nearest first.
  var behind: some Collection<RecordID> {
    (min(index + 1, table.count)..<min(index + 1 + Self.reach, table.count)).lazy
      .map { table.id(at: $0) }
  }

  /// The index for the record where its neighbors have other indices: after its predecessor, else before its successor.
  /// Nil if all are gone. O(1) if the nearest one still exists.
  func index(by newIndex: (RecordID) -> Int?) -> Int? {
    for id in before { if let index = newIndex(id) { return index + 1 } }
    for id in behind { if let index = newIndex(id) { return index } }
    return nil
  }
}
