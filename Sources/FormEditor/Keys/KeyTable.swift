import Screen
import Texts

/// Which key means which command where the same commands apply: dispatch, the bottom line and the help all read it.
///
/// Of the commands' type it asks only that they can be compared, and only where they are: so a table is made without a
/// search for what the type can do.
package struct KeyTable<Command: Sendable>: Sendable {
  /// In the order in which the help lists them.
  package let bindings: [Binding]
  /// The commands of the bindings.
  private let commands: [Command]
  /// All keys, and the binding of each. Numbers are compared first: each key that is pressed is looked for among all.
  private let keys: [(code: UInt32, key: KeyPress, binding: Int)]

  /// Keys that mean one thing.
  package struct Binding: Sendable {
    /// What its keys do.
    package let command: Command
    package let keys: [KeyPress]
    /// A word or two for the bottom line.
    package let title: Sentence
    /// A sentence for the help.
    package let summary: Sentence

    init(
      _ command: Command, _ keys: [KeyPress],
      _ title: @escaping @Sendable (any Texts) -> String,
      _ summary: @escaping @Sendable (any Texts) -> String
    ) {
      self.command = command
      self.keys = keys
      self.title = Sentence(title)
      self.summary = Sentence(summary)
    }
  }

  init(_ bindings: [Binding]) {
    self.bindings = bindings
    commands = bindings.map(\.command)
    keys = bindings.enumerated().flatMap { place, binding in
      binding.keys.map { ($0.code, $0, place) }
    }
  }
}

extension KeyTable where Command: Equatable {
  /// What a key means, also with an input method on; nil where it means nothing. O(keys).
  package func command(for key: KeyPress) -> Command? {
    if let command = commandOfKey(key) { return command }
    let plain = key.withoutInputMethod
    return plain == key ? nil : commandOfKey(plain)
  }

  private func commandOfKey(_ key: KeyPress) -> Command? {
    let code = key.code
    return keys.last { $0.code == code && $0.key == key }.map { commands[$0.binding] }
  }

  /// The first binding of a command; nil where no key does it. O(bindings).
  package func binding(of command: Command) -> Binding? {
    commands.firstIndex(of: command).map { bindings[$0] }
  }

  /// The name of a command's first key, for hints and messages. Empty where it has none.
  package func key(_ command: Command) -> String {
    commands.firstIndex(of: command).flatMap { bindings[$0].keys.first?.name } ?? ""
  }

  /// The name of a command's first key that is a character, such as `G` beside `End`; else of its first.
  func letter(_ command: Command) -> String {
    binding(of: command)?.keys.first(where: \.isLetter)?.name ?? key(command)
  }
}

extension KeyPress {
  /// A number that only few other keys have: none but characters of several scalars that begin alike.
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
