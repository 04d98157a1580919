import Texts

/// Commands of which a key gives one at a time, as the settings see them.
package struct CommandScope: Sendable {
  package let commands: [any DescribedCommand]
  /// True for the commands of a page, no two of which share a key.
  let isPage: Bool
  let typing: Typing
  let title: @Sendable (Texts) -> String

  /// The keys that type characters there, and give no commands.
  package enum Typing: Sendable {
    case none
    /// A character begins a text, except that of a command which has one by itself, such as `q`.
    case mostCharacters
    /// All characters are typed, or answer.
    case all
  }

  init(
    _ commands: [any DescribedCommand], isPage: Bool, typing: Typing,
    title: @escaping @Sendable (Texts) -> String
  ) {
    self.commands = commands
    self.isPage = isPage
    self.typing = typing
    self.title = title
  }

  func command(_ id: CommandID) -> (any DescribedCommand)? { commands.first { $0.id == id } }
}
