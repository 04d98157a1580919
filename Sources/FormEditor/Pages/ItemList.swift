import JSONText
import Records

/// A list inside a record, as a table of its own: its items are records there.
struct ItemList: Equatable, Sendable {
  /// The items, with the edits made since they were read from the record.
  private(set) var table: RecordTable
  /// The record that has the list, as it is now.
  private(set) var record: JSONSlice

  /// The list at a path of a record. Throws where something else is there.
  init(at path: [JSONStep], of id: RecordID, in owner: RecordTable) throws(JSONEditError) {
    table = try owner.items(at: path, of: id)
    record = owner[id]
  }

  /// The record as it is after an edit of the list was made in it.
  mutating func adopt(_ edited: RecordTable, _ record: JSONSlice) {
    table = edited
    self.record = record
  }

  /// The record as it is after one item was edited in it.
  mutating func adopt(_ item: RecordID, _ slice: JSONSlice, _ record: JSONSlice) {
    table.replace(item, with: slice)
    self.record = record
  }
}
