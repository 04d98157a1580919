import Screen

/// The keys of cells and their editors: editors match them, hints and sentences name them, and pages use them to open
/// a cell.
package enum FieldKeys {
  // MARK: At a cell

  /// Opens the cell's editor, or the contents of the value.
  package static let open = KeyPress(.enter)
  /// Toggles at once, or opens a list.
  package static let toggle = KeyPress.letter(" ")

  // MARK: In every field

  /// Closes the field and keeps its text.
  package static let keep = KeyPress(.enter)
  /// Closes the field and keeps its text if Enter breaks the line.
  package static let keepText = KeyPress(.function(2))
  /// Closes the field without a change.
  package static let leave = KeyPress(.escape)
  package static let eraseToStart = KeyPress.control("u")
  /// Keeps the text and moves to the next row.
  package static let next = KeyPress(.tab)
  /// Keeps, and moves to the previous row; some terminals report it as Tab with Shift.
  static func isPrevious(_ key: KeyPress) -> Bool {
    key.key == .backTab || key == KeyPress(.tab, .shift)
  }

  /// Types an expression in place of the value, for selected records.
  package static let expression = KeyPress.letter("=")

  // MARK: In fields of one kind

  /// Selects one of several choices.
  static let mark = KeyPress.letter(" ")
  /// Toggles, or selects the next choice.
  static let change = KeyPress.letter(" ")
  static let newLine = KeyPress(.enter)
  /// Keys that are pressed one after the other, as in shells.
  static let externalEditor = [KeyPress.control("x"), .control("e")]
  static let today = KeyPress.letter("t")
  /// Keys for the next time and the previous one.
  static let times = [KeyPress(.up, .meta), KeyPress(.down, .meta)]
  static let months = [KeyPress(.pageUp), KeyPress(.pageDown)]
  static let limits = [KeyPress(.home), KeyPress(.end)]
  static let lines = [KeyPress(.up), KeyPress(.down)]
  static let columns = [KeyPress(.left), KeyPress(.right)]
  static let signs = [KeyPress.letter("+"), .letter("-")]
}
