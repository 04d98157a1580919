import JSONText
import Records

/// Where the records of a table are in the document.
struct RecordPlaces {
  /// Where the list is whose items they are; nil for the document's own records.
  let list: ObjectPlace?
  let table: RecordTable

  /// Nil for an item that is not there any more.
  func place(of id: RecordID) -> ObjectPlace? {
    guard let list else { return ObjectPlace(id) }
    return table.place(of: id).map { list.inside([.index($0)]) }
  }
}
