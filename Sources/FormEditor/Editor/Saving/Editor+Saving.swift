import Records
import Texts

/// Saving, and leaving the program.
extension Editor {
  var unsavedWork: UnsavedWork { UnsavedWork(of: self) }

  /// Saves, asking on the way about drafts and problems that the person hasn't agreed to leave.
  ///
  /// The problems are counted by a job, which goes on here.
  mutating func save(_ save: Save = Save(), problems counted: CountedProblems? = nil)
    -> [EditorEffect]
  {
    NamelessItems(of: browser.document).leaveOut(by: save, in: &browser)
    switch state.saving.next(of: save, unsavedWork, problems: counted) {
    case .say(let message): browser.message = message
    case .ask(let prompt): state.prompt = prompt
    case .askShowingProblems(let prompt):
      browser.showAllProblems()
      state.prompt = prompt
      guard prompt.topic == .problems, browser.documentTable.count > 1 else { break }
      return run(RunningJob(task: .countAllProblems, mode: .prompt))
    case .askForRecipients:
      state.askForRecipients(before: .save(save), isElsewhere: save.path != nil)
    case .askAboutMissingFile: state.askAboutMissingFile(then: save.next, in: &browser)
    case .countProblems:
      return run(
        RunningJob(task: .countProblems(in: browser.records.changedRecords), next: .save(save)))
    case .reload: return [.reloadData]
    case .leave: return [.quit]
    case .write:
      browser.make(.defaults)
      return [.save(SaveRequest(browser, path: save.path, then: save.next))]
    }
    return []
  }

  /// The problems are counted, and keys were answered meanwhile.
  mutating func goOnSaving(_ running: RunningJob, _ counted: CountedProblems) -> [EditorEffect] {
    state.saving.countedProblems = counted
    guard case .save(let save) = running.next else { return [] }
    // What was not judged isn't saved.
    guard isAtRest, running.changes.isEmpty else {
      browser.message = .warning(texts.notSavedYet)
      return []
    }
    return self.save(save, problems: counted)
  }

  // MARK: Leaving

  mutating func quit() -> [EditorEffect] {
    guard let prompt = unsavedWork.questionOnLeaving(losing: textsToRescue) else { return [.quit] }
    state.prompt = prompt
    return []
  }
}

extension SaveRequest {
  init(
    _ browser: Browser, path: String? = nil, over expected: Expected = .same,
    then next: AfterSave
  ) {
    self.init(
      path: path, table: browser.documentTable, base: browser.savedTable, expected: expected,
      next: next)
  }
}
