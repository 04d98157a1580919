import JSONText
import Records
import Texts

/// A source that holds no text `Kiel`, and takes no record and no list of tags as a whole.
final class StrictOrigin: RecordOrigin {
  func location(at offset: Int, in record: RecordID) -> SourceLocation {
    .value(table: "staff", key: "1", column: nil)
  }

  func nativeType(at offset: Int, in record: RecordID) -> NativeType? { nil }

  func adapted(
    _ value: JSONValue?, replacing former: JSONSlice?, at path: [JSONStep], in record: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    if path.isEmpty || path == [.member("tags")] || value == .string("Kiel") {
      throw .refused(ValueRefusal(Sentence(verbatim: "the store is strict")))
    }
    return value
  }

  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt? {
    nil
  }

  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview {
    SourcePreview(ofJSON: old, to: new)
  }
}
