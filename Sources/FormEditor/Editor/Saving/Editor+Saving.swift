import Cells
import JSONText
import Records
import Rules
import Texts
import Values

/// Saving, and leaving the program.
extension Editor {
  var unsavedWork: UnsavedWork {
    UnsavedWork(
      document: browser.document, file: state.file, isTyping: browser.editing?.isUnsaved == true,
      isSettingColumn: browser.job?.isSetting == true, isOnlyCopy: isOnlyCopy,
      delay: browser.documentTable.isWhole
        ? busyNotice : loadingNotice ?? .notice(state.file.partReason(texts)))
  }

  /// Saves, asking on the way about drafts and problems that the person hasn't agreed to leave.
  ///
  /// The problems are counted by a job, which goes on here.
  mutating func save(_ save: Save = Save(), problems counted: CountedProblems? = nil)
    -> [EditorEffect]
  {
    switch state.saving.next(of: save, unsavedWork, problems: counted) {
    case .say(let message): browser.message = message
    case .ask(let prompt): state.prompt = prompt
    case .askShowingProblems(let prompt):
      browser.showAllProblems()
      state.prompt = prompt
      guard prompt.topic == .problems, browser.documentTable.count > 1 else { break }
      return run(RunningJob(task: .countAllProblems, mode: .prompt))
    case .askForRecipients: askForRecipients(before: .save(save), isElsewhere: save.path != nil)
    case .askAboutMissingFile:
      askAboutMissingFile(then: save.next)
    case .countProblems:
      return run(
        RunningJob(task: .countProblems(in: browser.records.changedRecords), next: .save(save)))
    case .reload: return [.reloadData]
    case .leave: return [.quit]
    case .write:
      browser.make(.defaults)
      return [
        .save(
          SaveRequest(
            browser, path: save.path, then: save.next))
      ]
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

  /// Asks for whom the data are to be encrypted, where their file doesn't show that.
  mutating func askForRecipients(before answer: Prompt.Meaning, isElsewhere: Bool) {
    askForLine(.recipients(RecipientsRequest(answer: answer, isElsewhere: isElsewhere)))
  }

  mutating func askAboutMissingFile(then next: AfterSave) {
    browser.message = nil
    state.file.state.wasChanged(.gone)
    state.prompt = unsavedWork.questionAboutMissingFile(then: next)
  }

  // MARK: What came of it

  mutating func didSave(_ saved: SavedFile) -> [EditorEffect] {
    browser.opened.records.didSave(saved.table)
    state.saving.wasSaved()
    browser.opened.conflicts = OpenConflicts()
    state.file.wasSaved(as: saved.path)
    // Nothing is wrong any more: from now on it is as at the beginning.
    if state.saving.countedProblems.count == 0, browser.anchors.drafts.isEmpty {
      browser.problemsAreShown = false
    }
    // Marks of what is unsaved are drawn in cells that were made from the same bytes.
    browser.redraw()
    browser.message = .notice(saved.notice ?? texts.savedFile(saved.path))
    return saved.next == .quit ? [.quit] : []
  }

  /// Goes to the first record that was refused, and says why; all stays unsaved. Where others were in the way, what they
  /// have saved is merged first.
  mutating func saveWasRefused(_ refusals: [RecordRefusal], then next: AfterSave) -> [EditorEffect]
  {
    guard let first = refusals.first else { return [] }
    if refusals.contains(where: \.isConflict), state.saving.mergeCount == 0 {
      return mergeAndSave(Save(next: next))
    }
    state.saving.wasRefused(refusals, in: browser.documentTable)
    let (row, name) = browser.document.row(of: first)
    if browser.documentTable.index(of: first.record) != nil {
      browser.go(to: Location(first.record, row: row?.identifier ?? browser.focus ?? ""))
    }
    browser.message = .problem(
      texts.saveRefused(name, first.reason.text(in: texts), more: refusals.count - 1))
    return []
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
