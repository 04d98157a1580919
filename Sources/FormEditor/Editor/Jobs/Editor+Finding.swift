import Texts
import Values

/// The next match and the next problem of a table; from a list inside a record, also those of the rest of the record.
extension Editor {
  /// Goes to the next match or problem, in the view's order; of a list inside a record that is shown as it is, to the
  /// next problem of the whole record.
  mutating func findInTable(_ search: Search, times: Int) -> [EditorEffect] {
    if let task = search.task(in: browser) { return start(task, times: times) }
    search.goThroughRecord(times: times, in: &browser)
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
