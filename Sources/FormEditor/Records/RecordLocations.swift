import JSONText
import Records

/// The locations of a table's records in the document.
struct RecordLocations {
  /// Location of the list whose items they are; nil for the document's own records.
  let list: ObjectLocation?
  let table: RecordTable

  /// The location of a row of a record; of one that is not there, that of its list.
  func location(ofRow row: String, in record: RecordID) -> Location {
    Location(location(of: record) ?? list ?? ObjectLocation(record), row: row)
  }

  /// The location of a row where an edit of records is made; new ones are not there yet.
  func location(ofRow row: String, in record: RecordID, after edit: Edit) -> Location {
    guard case .insert(let insertion) = edit, let index = insertion.records.first?.index, let list
    else { return location(ofRow: row, in: record) }
    let step = insertion.keys.first.map { JSONStep.member($0) } ?? .index(index)
    return Location(list.inside([step]), row: row)
  }

  /// Nil for an item that is not there any more.
  func location(of id: RecordID) -> ObjectLocation? {
    guard let list else { return ObjectLocation(id) }
    return RecordSteps(of: table).position(of: id).map { list.inside([$0.step]) }
  }
}
