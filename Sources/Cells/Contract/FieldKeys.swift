import Screen

/// The keys of cells and their editors: editors match them, hints and sentences name them, and the pages' keys that open
/// a cell are these.
package enum FieldKeys {
  // MARK: At a cell

  /// Opens the cell's editor, or what is inside of the value.
  package static let open = KeyPress(.enter)
  /// Toggles at once, or opens a list.
  package static let toggle = KeyPress.letter(" ")

  // MARK: In every field

  /// Ends the field and keeps what it has.
  package static let keep = KeyPress(.enter)
  /// Ends the field and keeps what it has, where Enter breaks the line.
  package static let keepText = KeyPress(.function(2))
  /// Ends the field as if it had not been opened.
  package static let leave = KeyPress(.escape)
  /// Erases what is before the cursor.
  package static let eraseToStart = KeyPress.control("u")
  /// Keeps, and goes to the next row.
  package static let next = KeyPress(.tab)
  /// Keeps, and goes to the row before; some terminals report it as Tab with Shift.
  static func isPrevious(_ key: KeyPress) -> Bool {
    key.key == .backTab || key == KeyPress(.tab, .shift)
  }

  // MARK: In fields of one kind

  /// Marks one of several choices.
  static let mark = KeyPress.letter(" ")
  /// Chooses the other side, or the next choice.
  static let change = KeyPress.letter(" ")
  static let newLine = KeyPress(.enter)
  /// Pressed one after the other, as in shells.
  static let externalEditor = [KeyPress.control("x"), .control("e")]
  static let today = KeyPress.letter("t")
  /// To the next time, and the one before.
  static let times = [KeyPress(.up, .meta), KeyPress(.down, .meta)]
  static let months = [KeyPress(.pageUp), KeyPress(.pageDown)]
  static let limits = [KeyPress(.home), KeyPress(.end)]
  static let lines = [KeyPress(.up), KeyPress(.down)]
  static let columns = [KeyPress(.left), KeyPress(.right)]
  static let signs = [KeyPress.letter("+"), .letter("-")]
}
