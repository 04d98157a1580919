import JSONText
import Records

/// A list or a map inside a record, as a table of its own: its items are records there.
struct ItemList: Equatable, Sendable {
  /// The items, with the edits made since they were read from the record.
  private(set) var table: RecordTable
  /// The record that has the list, as it is now.
  private(set) var record: JSONSlice

  /// The list at a path of a record, or the object there whose members are items. Throws where something else is there.
  init(
    at path: [JSONStep], of id: RecordID, in owner: RecordTable, kind: JSONKind
  ) throws(JSONEditError) {
    table = try owner.items(at: path, of: id, in: kind)
    record = owner[id]
  }

  /// The kind of value whose items they are.
  var kind: JSONKind { table.keys == nil ? .array : .object }

  /// The step that leads to an item from the list; nil where it is gone.
  func step(to item: RecordID) -> JSONStep? { RecordSteps(of: table).position(of: item)?.step }

  /// The item that a step leads to; nil where there is none.
  func item(at step: JSONStep) -> RecordID? { RecordSteps(of: table).record(at: step) }

  /// The item has another key now.
  mutating func setKey(_ key: String, of item: RecordID) { table.keys?[item] = key }

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
