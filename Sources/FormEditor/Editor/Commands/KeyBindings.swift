import Forms
import Screen

/// The keys that give commands: those of the settings, else those that the commands have by themselves.
package struct KeyBindings: Sendable {
  /// The keys of a program without settings.
  package static let standard = KeyBindings([:])

  /// Keys by the names of commands.
  private let given: [CommandID: [KeyPress]]
  /// True for the keys that hold while text is typed, which has all characters.
  private var isTyping = false
  private let tables = CommandTables()

  package init(_ given: [CommandID: [KeyPress]]) { self.given = given }

  /// The keys of a command, in the order in which they are named. Esc and C-c stay with what goes back and leaves.
  package func keys(of command: Command) -> [KeyPress] {
    guard let given = given[command.id] else { return held(command.usualKeys) }
    let others = held(given)
    let usual = held(command.usualKeys)
    // Without such a key it could not be given at all.
    if isTyping, others.isEmpty { return usual }
    return others + usual.filter { $0.isReserved && !others.contains($0) }
  }

  private func held(_ keys: [KeyPress]) -> [KeyPress] {
    isTyping ? keys.filter { !$0.typesText } : keys
  }

  /// The keys that hold while text is typed.
  package var whileTyping: KeyBindings {
    var keys = self
    keys.isTyping = true
    return keys
  }

  /// The name of a command's first key; empty for a command without one.
  package subscript(command: Command) -> String { keys(of: command).first?.name ?? "" }

  /// The keys of a form that open cells, as sentences name them.
  package var cellKeys: CellKeys {
    CellKeys(open: self[FormCommands.edit], toggle: self[FormCommands.toggle])
  }

  /// The name of a command's first key that is a character, such as `G` beside `End`; else of its first.
  package func letter(of command: Command) -> String {
    keys(of: command).first(where: \.isLetter)?.name ?? self[command]
  }

  /// True where a key gives a command, also with an input method on.
  package func gives(_ command: Command, _ key: KeyPress) -> Bool {
    let keys = keys(of: command)
    return keys.contains(key) || keys.contains(key.withoutInputMethod)
  }

  /// Commands by key, in one place at a time.
  package func table(of set: CommandSet) -> CommandTable {
    tables.table(of: set) {
      CommandTable(set.commands, by: set.isTyping ? whileTyping : self)
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
