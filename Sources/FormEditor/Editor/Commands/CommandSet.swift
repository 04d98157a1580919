import Texts

/// Commands of which a key gives one at a time: those of a page, of a list over it, of a field.
package enum CommandSet: Hashable, Sendable {
  case page(PageName)
  /// While a field is open, for keys that its editor ignores.
  case field
  /// A list where nothing is typed.
  case list
  /// A list that is narrowed by typing.
  case narrowedList
  /// While a line is typed in the bottom bar.
  case line
  case question

  package static let all: [CommandSet] =
    PageName.allCases.map { .page($0) } + [.field, .list, .narrowedList, .line, .question]

  /// The commands in the order in which the help lists them.
  package var commands: [Command] {
    switch self {
    case .page(let name): PageCatalog.kind(named: name).commands
    case .field: FieldCommands.all
    case .list, .narrowedList: PanelCommands.all
    case .line: LineCommands.all
    case .question: PromptCommands.all
    }
  }

  package var typing: CommandScope.Typing {
    switch self {
    case .page, .list: .none
    case .field, .narrowedList, .line, .question: .all
    }
  }

  package var scope: CommandScope {
    CommandScope(commands, isPage: isPage, typing: typing) { [self] in title(in: $0) }
  }

  private var isPage: Bool { if case .page = self { true } else { false } }

  /// Where its commands are given, as a heading.
  package func title(in texts: Texts) -> String {
    switch self {
    case .page(let name): PageCatalog.kind(named: name).keysTitle(in: texts)
    case .field: texts.inThisField
    case .list, .narrowedList: texts.inTheList
    case .line: texts.whileLineIsTyped
    case .question: texts.inQuestion
    }
  }
}
