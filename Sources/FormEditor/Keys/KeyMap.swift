import Screen

/// The keys of each mode.
package enum KeyMap {
  package static let form = KeyTable(formOnly + both)
  package static let table = KeyTable(both + tableOnly)

  /// While a field is open: the keys that its editor leaves alone.
  package static let field = KeyTable<FieldCommand>([
    .init(.save, [.control("s")], "save", "Keep the text and save the file."),
    .init(.help, [.init(.function(1))], "help", "Show the keys and the row."),
    .init(.quit, [.control("c")], "quit", "Leave; asks if something is not saved."),
  ])

  /// In a list.
  package static let panel = KeyTable<PanelCommand>([
    .init(.down, [.init(.down)], "down", "Go down."),
    .init(.up, [.init(.up)], "up", "Go up."),
    .init(.pageDown, [.init(.pageDown)], "page down", "Go a page down."),
    .init(.pageUp, [.init(.pageUp)], "page up", "Go a page up."),
    .init(.first, [.init(.home)], "first", "Go to the first line."),
    .init(.last, [.init(.end)], "last", "Go to the last line."),
    .init(.toggleColumn, [.init(.tab)], "hide or show", "Hide the column, or show it."),
    .init(.choose, [.init(.enter)], "go there", "Go to what the line is about."),
    .init(.back, [.init(.escape)], "back", "Go back."),
    .init(.quit, [.control("c")], "quit", "Leave; asks if something is not saved."),
  ])

  /// In a list where nothing is typed, beside those of every list.
  package static let panelLetters = KeyTable<PanelCommand>([
    .init(.down, [.letter("j")], "down", "Go down."),
    .init(.up, [.letter("k")], "up", "Go up."),
    .init(.first, [.letter("g")], "first", "Go to the first line."),
    .init(.last, [.letter("G")], "last", "Go to the last line."),
    .init(
      .choose, [.letter("e"), .init(.function(2))], "go there", "Go to what the line is about."),
    .init(.back, [.letter("q")], "back", "Go back."),
  ])

  /// While a line is typed in the bottom bar.
  package static let line = KeyTable<LineCommand>([
    .init(.done, [.init(.enter)], "done", "Take what is typed."),
    .init(.back, [.init(.escape)], "back", "Go back."),
    .init(.quit, [.control("c")], "quit", "Leave; asks if something is not saved."),
  ])

  /// At a question, beside its answers.
  package static let prompt = KeyTable<PromptCommand>([
    .init(.back, [.init(.escape), .control("c")], "back", "Go back.")
  ])

  /// The page's keys.
  static func page(isTable: Bool) -> KeyTable<EditorCommand> { isTable ? table : form }

  /// Whether a key redraws the screen, in every mode.
  static func isRedraw(_ key: KeyPress) -> Bool { form.command(for: key) == .redraw }

  /// Makes the tables while nobody waits: the first key needn't.
  package static func prepare() {
    _ = table.command(for: KeyPress(.down))
    _ = form.command(for: KeyPress(.down))
  }
}
