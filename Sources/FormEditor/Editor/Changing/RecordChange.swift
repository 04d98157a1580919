import Records

/// A change of records as a whole, and the number of them.
enum RecordChange {
  case add(Int)
  case copy(Int)
  case delete(Int)
  case move

  var action: SourceAbilities.Action {
    switch self {
    case .add, .copy: .add
    case .delete: .delete
    case .move: .move
    }
  }

  /// Why it must not be made; nil where it may.
  func refusal(in editor: Editor) -> Command.Refusal? {
    if editor.browser.pages.listsItems { return editor.listRules?.refusal(of: self) }
    let reason = editor.state.file.abilities.refusal(of: action)
    return reason.map { .warning($0.text(in: editor.texts)) }
  }
}
