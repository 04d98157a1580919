import Cells
import Records
import Values

/// The list of new values before an expression sets them.
extension ExpressionRequest {
  /// Lists the new values; the job waits for the answer with them. Nothing is asked where nothing would change.
  func show(_ change: ColumnChange, of running: RunningJob, in editor: inout Editor) {
    guard !change.changed.isEmpty || !change.refused.isEmpty else {
      editor.browser.message = .notice(
        change.unresolved.isEmpty
          ? editor.texts.allHaveIt(label) : editor.texts.nothingComesOf(Words.trimmed(text)))
      return
    }
    editor.browser.job = running
    editor.browser.job?.outcome = .columnSet(change)
    editor.state.panel = Panel(newValues: change, self, in: editor)
  }

  /// Enter: the records that accept it get their new values, as one step of undo.
  static func confirm(in editor: inout Editor) -> [EditorEffect] {
    editor.state.panel = nil
    guard let running = editor.browser.job, let request = running.request,
      case .columnSet(let change)? = running.outcome
    else { return [] }
    if change.changed.isEmpty { return request.goBack(in: &editor) }
    editor.browser.job = nil
    running.adopt(change, in: &editor)
    return []
  }

  /// Esc: nothing is changed, and the expression can be mended.
  static func cancel(in editor: inout Editor) -> [EditorEffect] {
    editor.state.panel = nil
    return editor.browser.job?.request?.goBack(in: &editor) ?? []
  }

  private func goBack(in editor: inout Editor) -> [EditorEffect] {
    editor.browser.job = nil
    ask(in: &editor)
    editor.browser.message = .notice(editor.texts.nothingIsChangedYet)
    return []
  }
}

extension RunningJob {
  /// Adopts the result of setting a column. A text that no record accepts stays in its field, to be corrected.
  func adopt(_ change: ColumnChange, in editor: inout Editor) {
    guard let reason = editor.fields.adopt(change, of: self, in: &editor.browser) else { return }
    if editor.mode == .table, let field,
      editor.fields.reopen(field, because: reason, in: &editor.browser)
    {
      return
    }
    editor.fields.report(reason, of: self, in: &editor.browser)
  }
}
