import Screen
import Threads

/// Commands that can be given at the same time, found by key.
package struct CommandTable<Subject: CommandSubject>: Sendable {
  /// Commands in the order in which the help lists them.
  package let commands: [CommandEntry<Subject>]
  /// The keys of each of them.
  private let commandKeys: [[KeyPress]]
  /// All keys with their commands. Codes are compared first: each key that is pressed is
  /// looked for among all.
  private let keys: [(code: UInt32, key: KeyPress, command: Int)]

  init(_ commands: [CommandEntry<Subject>], by bindings: KeyBindings) {
    self.commands = commands
    commandKeys = commands.map { bindings.keys(of: $0) }
    keys = commandKeys.enumerated().flatMap { index, keys in
      keys.map { ($0.code, $0, index) }
    }
  }

  /// The keys of a command of the table; empty for others.
  package func keys(of command: some DescribedCommand) -> [KeyPress] {
    commands.firstIndex { $0.id == command.id }.map { commandKeys[$0] } ?? []
  }

  func command(_ id: CommandID) -> CommandEntry<Subject>? { commands.first { $0.id == id } }

  /// The command of a key, also with an input method on; nil where there is none. O(keys).
  package func command(for key: KeyPress) -> CommandEntry<Subject>? {
    if let command = commandOfKey(key) { return command }
    let plain = key.withoutInputMethod
    return plain == key ? nil : commandOfKey(plain)
  }

  private func commandOfKey(_ key: KeyPress) -> CommandEntry<Subject>? {
    let code = key.code
    return keys.first { $0.code == code && $0.key == key }.map { commands[$0.command] }
  }
}

/// The tables of one set of keys, each made when it is first used.
final class CommandTables: Sendable {
  private let made = Locked<[(set: CommandSet, table: CommandTable<Editor>)]>([])

  func table(of set: CommandSet, make: () -> CommandTable<Editor>) -> CommandTable<Editor> {
    if let known = made.withLock({ $0.first { $0.set == set }?.table }) { return known }
    let table = make()
    made.withLock { $0.append((set, table)) }
    return table
  }
}

extension KeyPress {
  /// A number that only few other keys have: only characters of several scalars that begin
  /// alike share one.
  fileprivate var code: UInt32 {
    let number: UInt32 =
      switch key {
      case .character(let character): character.unicodeScalars.first?.value ?? 0
      case .function(let number): 0x20_0000 | UInt32(truncatingIfNeeded: number)
      case .enter: 0x40_0000
      case .escape: 0x40_0001
      case .tab: 0x40_0002
      case .backTab: 0x40_0003
      case .backspace: 0x40_0004
      case .delete: 0x40_0005
      case .insert: 0x40_0006
      case .up: 0x40_0007
      case .down: 0x40_0008
      case .left: 0x40_0009
      case .right: 0x40_000A
      case .home: 0x40_000B
      case .end: 0x40_000C
      case .pageUp: 0x40_000D
      case .pageDown: 0x40_000E
      }
    return number << 8 | UInt32(modifiers.rawValue)
  }
}
