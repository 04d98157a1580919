import JSONText
import Records

/// The locations of a table's records in the document.
struct RecordPlaces {
  /// Location of the list whose items they are; nil for the document's own records.
  let list: ObjectPlace?
  let table: RecordTable

  /// Nil for an item that is not there any more.
  func place(of id: RecordID) -> ObjectPlace? {
    guard let list else { return ObjectPlace(id) }
    return table.place(of: id).map { list.inside([.index($0)]) }
  }
}
