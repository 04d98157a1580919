import Forms
import Screen

/// The keys that give commands: those of the settings, else those that the commands have by themselves.
package struct KeyBindings: Sendable {
  /// The keys of a program without settings.
  package static let standard = KeyBindings([:])

  /// Keys by the names of commands.
  private let given: [CommandID: [KeyPress]]
  private var typing = CommandScope.Typing.none
  private let tables = CommandTables()

  package init(_ given: [CommandID: [KeyPress]]) { self.given = given }

  /// The keys of a command, in the order in which they are named. Esc and C-c stay with what goes back and leaves.
  package func keys(of command: some DescribedCommand) -> [KeyPress] {
    let usual = command.usualKeys.filter { holds($0, for: command) }
    guard let given = given[command.id] else { return usual }
    let others = given.filter { holds($0, for: command) }
    // Without such a key it could not be given at all.
    if typing != .none, others.isEmpty { return usual }
    return others + usual.filter { $0.isReserved && !others.contains($0) }
  }

  /// False for a key that types a character instead.
  func holds(_ key: KeyPress, for command: some DescribedCommand) -> Bool {
    switch typing {
    case .none: true
    case .mostCharacters: !key.typesText || command.usualKeys.contains(where: \.typesText)
    case .all: !key.typesText && key != KeyPress(.backspace)
    }
  }

  /// The keys that hold where such characters are typed.
  package func typing(_ typing: CommandScope.Typing) -> KeyBindings {
    var keys = self
    keys.typing = typing
    return keys
  }

  /// The keys that hold while text is typed.
  package var whileTyping: KeyBindings { typing(.all) }

  /// The name of a command's first key; empty for a command without one.
  package subscript(command: some DescribedCommand) -> String {
    keys(of: command).first?.name ?? ""
  }

  /// The keys of a form that open cells, as sentences name them.
  package var cellKeys: CellKeys {
    CellKeys(open: self[FormCommands.edit], toggle: self[FormCommands.toggle])
  }

  /// The name of a command's first key that is a character, such as `G` beside `End`; else of its first.
  package func letter(of command: some DescribedCommand) -> String {
    keys(of: command).first(where: \.isLetter)?.name ?? self[command]
  }

  /// True where a key gives a command, also with an input method on.
  package func gives(_ command: some DescribedCommand, _ key: KeyPress) -> Bool {
    let keys = keys(of: command)
    return keys.contains(key) || keys.contains(key.withoutInputMethod)
  }

  /// Commands by key, in one place at a time.
  package func table(of set: CommandSet) -> CommandTable<Editor> {
    tables.table(of: set) {
      CommandTable(set.commands, by: typing(set.typing))
    }
  }

  /// Makes the tables while nobody waits: the first key needn't.
  package func prepare() {
    for set in [CommandSet.page(.table), .page(.form)] {
      _ = table(of: set).command(for: KeyPress(.down))
    }
  }
}

extension KeyPress {
  /// True for a key of which a text consists.
  var typesText: Bool {
    if case .character = key { modifiers.isSubset(of: .shift) } else { false }
  }

  /// True for the keys that go back and leave, whatever the settings say.
  package var isReserved: Bool { self == KeyPress(.escape) || self == .control("c") }
}
