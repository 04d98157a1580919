import Screen
import Texts

/// Which key means which command where the same commands apply: dispatch, the bottom line and the help all read it.
package struct KeyTable<Command: Hashable & Sendable>: Sendable {
  /// In the order in which the help lists them.
  package let bindings: [Binding]
  private let commands: [KeyPress: Command]
  private let first: [Command: Binding]

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
    let pairs = bindings.flatMap { binding in binding.keys.map { ($0, binding.command) } }
    commands = Dictionary(pairs) { $1 }
    first = Dictionary(bindings.map { ($0.command, $0) }) { former, _ in former }
  }

  /// What a key means; nil where it means nothing.
  package func command(for key: KeyPress) -> Command? { commands[key] }

  /// The first binding of a command; nil where no key does it.
  package func binding(of command: Command) -> Binding? { first[command] }

  /// The name of a command's first key, for hints and messages. Empty where it has none.
  package func key(_ command: Command) -> String { first[command]?.keys.first?.name ?? "" }

  /// The name of a command's first key that is a character, such as `G` beside `End`; else of its first.
  func letter(_ command: Command) -> String {
    first[command]?.keys.first(where: \.isLetter)?.name ?? key(command)
  }
}
