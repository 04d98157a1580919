import JSONText
import SourceText

extension RecordTable {
  /// The items at a path of a record, as records: the elements of a list, or the members of an object, which have keys.
  ///
  /// A list or object that is missing or null has no items; adding the first one creates it, in the style of its siblings.
  /// A table of elements writes the whole record; edits of members are made in it by `MemberEdits`. Throws where there is
  /// a value of another kind. O(record).
  package func items(
    at path: [JSONStep], of id: RecordID, in kind: JSONKind = .array
  ) throws(JSONEditError) -> RecordTable {
    try InnerItems(table: self, id: id, path: path).table(of: kind)
  }

  /// The records of an object's members.
  init(_ read: ReadRecords, keys: [String]) {
    self.read = read
    present = PresentRecords(readCount: keys.count)
    self.keys = MemberKeys(keys)
  }

  /// The table's output as one value. O(bytes).
  package var written: JSONSlice {
    guard isEdited else { return JSONSlice(buffer: source.buffer, range: 0..<source.buffer.count) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.buffer.count + 1024)
    write { bytes += $0 }
    let buffer = ByteBuffer(bytes)
    return JSONSlice(buffer: buffer, range: 0..<buffer.count)
  }
}
