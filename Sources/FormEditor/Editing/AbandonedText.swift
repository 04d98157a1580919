import Records

/// A text that was typed in a field and left by Esc: `u` brings it back, or opening the field again.
struct AbandonedText: Equatable, Sendable {
  var text: String
  /// The record that was open, and the row.
  var location: Location
  /// Whether it was typed in a secure row: then it is shown in no other.
  var isSecure: Bool
  /// The records that were to get the text, where it was not for the open one.
  var selection: RecordSet?

  /// The list inside a record whose items they are; nil for the records of the file.
  var list: ObjectPlace?

  var field: Field { selection == nil ? .cell(location) : .column(location.row, of: list) }

  /// The field that it was typed in.
  enum Field: Hashable, Sendable {
    case cell(Location)
    /// That of a column of all selected records.
    case column(String, of: ObjectPlace?)
  }
}
