import Texts
import Values

/// The next match and the next problem of a table; from a list inside a record, also those of the rest of the record.
extension Search {
  /// Goes to the next match or problem, in the view's order; of a list inside a record that is shown as it is, to the
  /// next problem of the whole record.
  func go(times: Int, in editor: inout Editor) -> [EditorEffect] {
    if let task = task(in: editor.browser) { return editor.start(task, times: times) }
    goThroughRecord(times: times, in: &editor.browser)
    return []
  }
}

extension RunningJob {
  func busyNotice(_ texts: Texts, _ keys: KeyBindings) -> Message {
    .notice(texts.jobGoesOn(title(in: texts), stop: keys[TableCommands.back]))
  }

  func stoppedNotice(
    isTextKept: Bool, _ texts: Texts, _ keys: KeyBindings
  ) -> Message {
    .notice(
      isSetting
        ? texts.stoppedUnchanged(textBack: isTextKept ? keys[PageCommands.undo] : nil)
        : isAwaited ? texts.stoppedUnsaved : texts.stopped)
  }

  func arrangingNotice(
    for other: TableJob.Task, _ texts: Texts, _ keys: KeyBindings
  ) -> Message? {
    guard case .arrange = task else { return nil }
    if case .arrange = other { return nil }
    return .notice(texts.jobGoesOnTryAgain(title(in: texts), stop: keys[TableCommands.back]))
  }

  var search: Search? {
    switch task {
    case .find(let text, _, _, let direction): Search(target: .text(text), direction: direction)
    case .findProblem(_, let direction): Search(target: .problem, direction: direction)
    case .arrange, .statistics, .listProblems, .set, .countProblems, .countAllProblems, .index: nil
    }
  }
}
