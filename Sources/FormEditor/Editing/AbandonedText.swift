import Records

/// A text that was typed in a field and left by Esc: `u` brings it back, or opening the field again.
struct AbandonedText: Equatable, Sendable {
  var text: String
  var location: Location
  var isSecure: Bool
  /// The records that were to get the text; nil where it was for the open one.
  var selection: RecordSet?

  /// The list inside a record that contains the selected items; nil for the records of the
  /// file.
  var list: ObjectLocation?

  var field: Field { selection == nil ? .cell(location) : .column(location.row, of: list) }

  init(
    text: String, location: Location, isSecure: Bool, selection: RecordSet? = nil,
    list: ObjectLocation? = nil
  ) {
    self.text = text
    self.location = location
    self.isSecure = isSecure
    self.selection = selection
    self.list = list
  }

  /// The text of a field that is being left; nil where nothing was typed.
  init?(of field: Editing, at location: Location, in list: ObjectLocation?) {
    let text = field.editor.text
    guard field.editor.isTyped, field.isChanged, !text.isEmpty else { return nil }
    self.init(
      text: text, location: location, isSecure: field.isSecure, selection: field.selection,
      list: list)
  }

  /// The field that it was typed in.
  enum Field: Hashable, Sendable {
    case cell(Location)
    case column(String, of: ObjectLocation?)
  }
}
