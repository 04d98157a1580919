import Screen

/// The one table of keys: dispatch, the bottom line and the help all read it.
package enum KeyMap {
  /// Makes the table while nobody waits: the first key needn't.
  package static func prepare() { _ = command(for: KeyPress(.down), in: .table) }

  /// Keys that mean one thing.
  package struct Binding: Sendable {
    package let command: EditorCommand
    package let keys: [KeyPress]
    /// A word or two for the bottom line.
    package let title: String
    /// A sentence for the help.
    package let summary: String
    package let modes: Set<EditorMode>
  }

  package static func command(for key: KeyPress, in mode: EditorMode) -> EditorCommand? {
    lookup[mode]?[key]
  }

  package static func binding(of command: EditorCommand, in mode: EditorMode) -> Binding? {
    bindingsByCommand[mode]?[command]
  }

  /// The name of a command's first key: what hints and messages call it. Empty where it has none.
  package static func key(_ command: EditorCommand, in mode: EditorMode = .table) -> String {
    binding(of: command, in: mode)?.keys.first?.name ?? ""
  }

  /// In the order in which the help lists them.
  package static let bindings = formBindings + tableBindings

  static let formBindings: [Binding] = [
    Binding(.down, [.init(.down), .letter("j")], "down", "Go to the row below."),
    Binding(.up, [.init(.up), .letter("k")], "up", "Go to the row above."),
    Binding(.nextRow, [.init(.tab)], "next", "Go to the next row that can be edited."),
    Binding(
      .previousRow, [.init(.backTab)], "previous", "Go to the previous row that can be edited."),
    Binding(.pageDown, [.init(.pageDown)], "page down", "Go a page down."),
    Binding(.pageUp, [.init(.pageUp)], "page up", "Go a page up."),
    Binding(.first, [.init(.home), .letter("g")], "first", "Go to the first row."),
    Binding(.last, [.init(.end), .letter("G")], "last", "Go to the last row."),
    Binding(
      .edit, [.init(.enter), .letter("e"), .init(.function(2))], "edit", "Edit the row's value."),
    Binding(
      .toggle, [.letter(" ")], "switch", "Turn a switch, or open a choice's list."),
    Binding(
      .clearValue, [.init(.delete)], "clear",
      "Remove the value, or make it null or an empty text: asks which.", only: both),
    Binding(
      .undo, [.letter("u"), .control("z")], "undo", "Take back the last change, or a draft.",
      only: both),
    Binding(
      .redo, [.control("r"), .control("y")], "redo", "Do again what was taken back.", only: both),
    Binding(
      .copyValue, [.letter("y")], "copy", "Copy the value to the terminal's clipboard.", only: both),
    Binding(.search, [.letter("/")], "search", "Search in labels and values.", only: both),
    Binding(.searchNext, [.letter("n")], "next match", "Go to the next match.", only: both),
    Binding(
      .searchPrevious, [.letter("N")], "previous match", "Go to the previous match.", only: both),
    Binding(
      .goTo, [.letter(":")], "go to", "Go to a section or a row by its name.",
      only: [.browsing]),
    Binding(.nextProblem, [.letter("]")], "next problem", "Go to the next problem.", only: both),
    Binding(
      .previousProblem, [.letter("[")], "previous problem", "Go to the previous problem.",
      only: both),
    Binding(
      .problems, [.letter("!")], "problems", "List all problems; Enter goes to one.", only: both),
    Binding(
      .back, [.init(.escape)], "table", "Go back to the table of a file of many records."),
    Binding(
      .nextRecord, [.letter(">"), .init(.pageDown, .control)], "next record",
      "Go to the next record of the file."),
    Binding(
      .previousRecord, [.letter("<"), .init(.pageUp, .control)], "previous record",
      "Go to the previous record of the file."),
    Binding(
      .changes, [.letter("d")], "changes", "Show what saving would change, as a diff.", only: both),
    Binding(
      .save, [.letter("s"), .control("s")], "save", "Save the file.", only: both),
    Binding(.save, [.control("s")], "save", "Keep the text and save the file.", only: [.editing]),
    Binding(.saveAs, [.letter("S")], "save as", "Save under another name.", only: both),
    Binding(
      .releaseMouse, [.letter("M")], "mouse",
      "Give the mouse back to the terminal, to select text; again to take it.", only: both),
    Binding(
      .redraw, [.control("l")], "redraw", "Redraw the screen.",
      only: Set(EditorMode.allCases)),
    Binding(
      .help, [.letter("?"), .init(.function(1))], "keys", "Show these keys and the row.", only: both
    ),
    Binding(.help, [.init(.function(1))], "help", "Show the keys and the row.", only: [.editing]),
    Binding(
      .quit, [.letter("q")], "quit", "Leave; asks if something is not saved.", only: both),
    Binding(
      .quit, [.control("c")], "quit", "Leave; asks if something is not saved.",
      only: [.browsing, .table, .editing, .panel, .lineInput]),

    Binding(.down, [.init(.down)], "down", "Go down.", only: [.panel]),
    Binding(.up, [.init(.up)], "up", "Go up.", only: [.panel]),
    Binding(.pageDown, [.init(.pageDown)], "page down", "Go a page down.", only: [.panel]),
    Binding(.pageUp, [.init(.pageUp)], "page up", "Go a page up.", only: [.panel]),
    Binding(.first, [.init(.home)], "first", "Go to the first line.", only: [.panel]),
    Binding(.last, [.init(.end)], "last", "Go to the last line.", only: [.panel]),
    Binding(
      .hideColumn, [.init(.tab)], "hide or show", "Hide the column, or show it.", only: [.panel]),
    Binding(.choose, [.init(.enter)], "go there", "Go to what the line is about.", only: [.panel]),
    Binding(.choose, [.init(.enter)], "done", "Take what is typed.", only: [.lineInput]),
    Binding(
      .back, [.init(.escape)], "back", "Go back.", only: [.panel, .lineInput, .prompt]),
    Binding(.back, [.control("c")], "back", "Go back.", only: [.prompt]),
  ]

  private static let lookup: [EditorMode: [KeyPress: EditorCommand]] = {
    var lookup: [EditorMode: [KeyPress: EditorCommand]] = [:]
    for binding in bindings {
      for mode in binding.modes {
        for key in binding.keys { lookup[mode, default: [:]][key] = binding.command }
      }
    }
    return lookup
  }()

  private static let bindingsByCommand: [EditorMode: [EditorCommand: Binding]] = {
    var table: [EditorMode: [EditorCommand: Binding]] = [:]
    for binding in bindings {
      for mode in binding.modes where table[mode]?[binding.command] == nil {
        table[mode, default: [:]][binding.command] = binding
      }
    }
    return table
  }()
}

extension KeyMap.Binding {
  init(
    _ command: EditorCommand, _ keys: [KeyPress], _ title: String, _ summary: String,
    only: Set<EditorMode> = [.browsing]
  ) {
    self.init(
      command: command, keys: keys, title: title, summary: summary,
      modes: only)
  }
}

extension KeyPress {
  package static func letter(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
  package static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .control)
  }

  /// The key's name as the bottom line and the help write it: `Enter`, `C-s`, `F2`.
  package var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "C-" }
    if modifiers.contains(.meta) { name += "M-" }
    if modifiers.contains(.shift) { name += "S-" }
    return name + key.name
  }
}

extension KeyPress.Key {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "S-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
