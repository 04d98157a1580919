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
  /// All keys, and the binding of each.
  private let keys: [(key: KeyPress, binding: Int)]

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
    keys = bindings.enumerated().flatMap { place, binding in binding.keys.map { ($0, place) } }
  }
}

extension KeyTable where Command: Equatable {

  /// What a key means; nil where it means nothing. O(keys).
  package func command(for key: KeyPress) -> Command? {
    keys.last { $0.key == key }.map { commands[$0.binding] }
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
