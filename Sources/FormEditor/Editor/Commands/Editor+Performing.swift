import Screen

extension Editor: CommandSubject {
  package typealias Effect = EditorEffect

  package var keys: KeyBindings { browser.keys }

  package mutating func say(_ message: Message) { browser.message = message }
}

extension CommandEntry where Subject == Editor {
  /// A command that moves the cursor of a page: how far, or where to.
  init(
    _ id: CommandID, _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    moves: @escaping @Sendable (inout Browser, Int?) -> Void
  ) {
    self.init(
      id, keys, title, help,
      counted: { editor, count in
        moves(&editor.browser, count)
        return []
      })
  }

  /// True where the command is named among the keys: not where a list never allows it.
  func isOffered(by editor: Editor) -> Bool {
    !editor.browser.pages.listsItems || refusal(in: editor)?.isLasting != true
  }
}

extension CommandSet {
  /// The commands that keys give now.
  init(_ editor: borrowing Editor) {
    self =
      switch editor.mode {
      case .prompt: .question
      case .lineInput: .line
      case .panel: editor.state.panel?.filter == nil ? .list : .narrowedList
      case .editing: .field
      case .browsing, .table: .page(editor.browser.pages.top.kind)
      }
  }

  /// The name of the first key that gives a command.
  func key(of command: Command, _ keys: KeyBindings) -> String {
    keys.typing(typing)[command]
  }
}

extension CommandTable<Editor> {
  /// The commands that keys give now.
  init(_ editor: borrowing Editor) { self = editor.browser.keys.table(of: CommandSet(editor)) }
}
