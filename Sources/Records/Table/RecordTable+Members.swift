import JSONText
import SourceText

/// Tables of the members of an object inside a record.
extension RecordTable {
  /// The members of the object at a path of a record, as records with keys. An object that is missing or null has none.
  ///
  /// The table can't be written: its edits are made in the record, by `MemberEdits`. Throws for any other value. O(record).
  package func members(at path: [JSONStep], of id: RecordID) throws(JSONEditError) -> RecordTable {
    let record = self[id]
    var object = JSONSlice.emptyObject
    switch record.lookup(path) {
    case .found(let value) where value.kind == .object: object = value
    case .found(let value) where value.kind != .null:
      throw .blocked(depth: path.count, by: value.kind)
    case .blocked(let depth, let kind) where kind != .null: throw .blocked(depth: depth, by: kind)
    case .found, .missing, .blocked: break
    }
    return RecordTable(membersOf: object, like: self)
  }

  private init(membersOf object: JSONSlice, like table: RecordTable) {
    let (ranges, names) = object.memberRanges
    read = ReadRecords(ranges, of: object, like: table.read)
    present = PresentRecords(readCount: ranges.count)
    keys = MemberKeys(names)
  }
}
