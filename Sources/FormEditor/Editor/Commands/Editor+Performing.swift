extension Editor {
  /// Does what a command does, or says why not.
  mutating func perform(_ command: Command, count: Int? = nil) -> [EditorEffect] {
    if let refusal = command.refusal(in: self) {
      browser.message = refusal.message
      return []
    }
    return command.perform(in: &self, count: count)
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
    (isTyping ? keys.whileTyping : keys)[command]
  }
}

extension CommandTable {
  /// The commands that keys give now.
  init(_ editor: borrowing Editor) { self = editor.browser.keys.table(of: CommandSet(editor)) }
}
