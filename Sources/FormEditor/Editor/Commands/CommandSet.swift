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

  /// True where a key that types a character gives no command: it is typed, or answers.
  package var isTyping: Bool {
    switch self {
    case .page, .list: false
    case .field, .narrowedList, .line, .question: true
    }
  }
}
