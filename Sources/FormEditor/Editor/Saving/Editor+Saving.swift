import Records
import Texts
import Values

extension Editor {
  /// Saves, under another name if `path` is one, asking on the way about drafts and problems that the person
  /// hasn't agreed to leave.
  ///
  /// The problems are counted by a job, which goes on here.
  mutating func save(
    confirmation: SaveConfirmation, to path: String? = nil, problems counted: CountedProblems? = nil
  ) -> [EditorEffect] {
    // What was read is a part of a version that is gone: only the file's own can be taken.
    if path == nil,
      !documentTable.isWhole && state.file.state.isChanged && state.file.state.progress == nil
    {
      return takeWhatIsOnDisk()
    }
    if var refusal = partNotice ?? busyNotice {
      refusal.tone = .warning
      state.message = refusal
      return []
    }
    if needsRecipients(toSaveElsewhere: path != nil) {
      askForRecipients(before: .save(confirmation, path: path), isElsewhere: path != nil)
      return []
    }
    if let reason = savingRefusal(elsewhere: path != nil) {
      state.message = .warning(reason)
      return []
    }
    let conflicts = document.openConflicts
    guard
      path != nil || hasUnsavedEdits || !document.liveDrafts.isEmpty || !conflicts.isEmpty
        || state.file.state.isNew
    else {
      if isOnlyCopy, state.file.state.isGone {
        return askAboutConflict(quitting: confirmation.contains(.quitting), fileIsGone: true)
      }
      if state.file.state.isChanged {
        return confirmation.contains(.quitting) ? [.quit] : [.reloadData]
      }
      state.message = .notice(texts.nothingToSave)
      return confirmation.contains(.quitting) ? [.quit] : []
    }
    guard conflicts.isEmpty || path != nil else {
      askAboutConflicts(conflicts, confirmation)
      return []
    }
    if path == nil || path == state.file.path, asksAboutDeletions(confirmation, path) { return [] }
    if !document.shownDrafts.isEmpty && !confirmation.contains(.drafts) {
      askAboutDrafts(confirmation, path)
      return []
    }
    if confirmation.contains(.problems) {
      state.saving.acceptedProblems = state.saving.countedProblems.count
    } else {
      guard let counted else { return countProblems(confirmation, path) }
      if counted.count > 0 && state.saving.acceptedProblems != counted.count {
        return askAboutProblems(confirmation, path)
      }
      state.saving.acceptedProblems = counted.count
    }
    if let warnings = openWarnings(after: confirmation) {
      askAbout(warnings, confirmation, path)
      return []
    }
    writeDefaults()
    return [request(path: path, quitting: confirmation.contains(.quitting))]
  }

  /// Why the file can't be saved under its name (`--read-only`, a pipe) or `elsewhere`; nil where it can.
  func savingRefusal(elsewhere: Bool) -> String? {
    let abilities = state.file.abilities
    guard let refusal = abilities.refusal(of: elsewhere ? .saveAs : .save) else { return nil }
    let reason = refusal.text(in: texts)
    return abilities.allows(.saveAs)
      ? texts.savesElsewhere(reason, key: PageCommands.saveAs.key) : reason
  }

  /// Problems in the records that were changed.
  private mutating func countProblems(
    _ confirmation: SaveConfirmation, _ path: String?
  ) -> [EditorEffect] {
    run(
      RunningJob(
        task: .countProblems(in: state.document.changedRecords),
        next: .save(confirmation, path: path)))
  }

  /// The problems are counted, and keys were answered meanwhile.
  mutating func goOnSaving(_ running: RunningJob, _ counted: CountedProblems) -> [EditorEffect] {
    state.saving.countedProblems = counted
    guard case .save(let confirmation, let path) = running.next else { return [] }
    // What was not judged isn't saved.
    guard mode == .table || mode == .browsing, running.changes.isEmpty else {
      state.message = .warning(texts.notSavedYet)
      return []
    }
    return save(confirmation: confirmation, to: path, problems: counted)
  }

  private mutating func takeWhatIsOnDisk() -> [EditorEffect] {
    guard hasUnsavedWork else { return [.reloadData] }
    ask(
      state.file.changedPartQuestion(texts), about: .otherVersion,
      [
        .init("t", texts.takeTheirs, .takeTheirs)
      ])
    return []
  }

  /// The effect that asks the session to save.
  func request(
    path: String? = nil, over expected: SaveRequest.Expected = .same, quitting: Bool = false
  ) -> EditorEffect {
    .save(
      SaveRequest(
        path: path, table: documentTable, base: savedTable, expected: expected, quitting: quitting))
  }

  /// Writes over another version, or where the file is gone, as the person has chosen: `answer`.
  mutating func write(
    over expected: SaveRequest.Expected, quitting: Bool, answering answer: Prompt.Meaning
  ) -> [EditorEffect] {
    guard needsRecipients(toSaveElsewhere: false) else {
      return [request(over: expected, quitting: quitting)]
    }
    askForRecipients(before: answer, isElsewhere: false)
    return []
  }

  /// Asks once about many deleted records that the file would lose: nobody sees how many a selection had. False where
  /// there is nothing to ask.
  private mutating func asksAboutDeletions(_ confirmation: SaveConfirmation, _ path: String?)
    -> Bool
  {
    let count = deletedRecords.count
    if confirmation.contains(.deletions) { state.saving.acceptedDeletions = count }
    guard count > Self.fewDeletions, count * 10 > savedTable.count,
      state.saving.acceptedDeletions != count
    else { return false }
    ask(
      texts.deletesRecords(count, of: savedTable.count, state.file.name),
      [
        .init("s", texts.saveAnyway, .save(confirmation.union(.deletions), path: path))
      ])
    return true
  }

  /// Maximum number of deleted records that are never asked about.
  private static let fewDeletions = 20

  private mutating func askAboutDrafts(_ confirmation: SaveConfirmation, _ path: String?) {
    showAllProblems()
    let count = document.shownDrafts.count
    var answers: [Prompt.Answer] = [
      .init("g", count == 1 ? texts.goToIt : texts.goToFirst, .goToFirstDraft),
      .back(texts),
    ]
    if hasUnsavedEdits || path != nil {
      let meaning = Prompt.Meaning.save(confirmation.union(.drafts), path: path)
      answers.insert(.init("s", texts.saveRest, meaning), at: 0)
    } else if confirmation.contains(.quitting) {
      answers.insert(.init("x", texts.discard, .discardAndQuit), at: 0)
    }
    let areValid = document.shownDrafts.values.allSatisfy(\.fits)
    state.prompt = Prompt(
      question: areValid ? texts.draftsNotEntered(count) : texts.draftsNotValid(count),
      answers: answers)
  }

  /// Asks at once; how many problems the whole file has is counted meanwhile.
  private mutating func askAboutProblems(
    _ confirmation: SaveConfirmation, _ path: String?
  ) -> [EditorEffect] {
    showAllProblems()
    let meaning = Prompt.Meaning.save(confirmation.union(.problems), path: path)
    ask(
      problemQuestion(inFile: nil), about: .problems,
      [
        .init("s", texts.saveAnyway, meaning),
        .init("g", texts.goToFirst, .goToFirstProblem),
      ])
    guard documentTable.count > 1 else { return [] }
    return run(RunningJob(task: .countAllProblems, mode: .prompt))
  }

  /// The text with the number of problems left: `11 problems left in changed records; 1,294
  /// in the file.`
  private func problemQuestion(inFile all: Int?) -> String {
    let count = state.saving.countedProblems.count
    if documentTable.count == 1 { return texts.problemsLeft(count) }
    return all.map { texts.problemsLeft(count, inFile: $0) } ?? texts.problemsLeftInChanged(count)
  }

  /// Adds to the question that is open how many problems the whole file has.
  mutating func nameProblems(inFile count: Int) {
    guard state.prompt?.topic == .problems else { return }
    let question = problemQuestion(inFile: count)
    state.prompt?.question = question
  }

  /// Stops counting the file's problems for a question that was answered.
  mutating func stopCounting() -> [EditorEffect] {
    guard let job, case .countAllProblems = job.task else { return [] }
    self.job = nil
    return [.stopJob]
  }

  mutating func didSave(_ saved: SavedFile) -> [EditorEffect] {
    state.document.didSave(saved.table)
    state.saving.refused = []
    state.conflicts = OpenConflicts()
    state.saving.mergeCount = 0
    state.saving.acceptedDeletions = nil
    // What was being read again is not what the file has now.
    state.file.state = .current
    // Nothing is wrong any more: from now on it is as at the beginning.
    if state.saving.countedProblems.count == 0, state.anchors.drafts.isEmpty {
      state.problemsAreShown = false
    }
    // Marks of what is unsaved are drawn in cells that were made from the same bytes.
    cellCache = CellCache()
    rebind()
    if saved.path != state.file.path {
      state.file.path = saved.path
      // A pipe refuses all three; encrypted data leave no rescue file under any name.
      if state.file.abilities.allows(.editExternally) { state.file.abilities.allow(.rescue) }
      state.file.abilities.allow(.save, .lock)
    }
    state.message = .notice(saved.notice ?? texts.savedFile(saved.path))
    return saved.quitting ? [.quit] : []
  }

  mutating func askAboutConflict(quitting: Bool, fileIsGone: Bool) -> [EditorEffect] {
    state.message = nil
    state.file.state.wasChanged(fileIsGone ? .gone : .version)
    guard fileIsGone else { return mergeAndSave(quitting ? .quitting : []) }
    ask(
      texts.isGoneSinceRead(state.file.name), about: .otherVersion,
      [
        .init("w", texts.writeAgain, .writeAgain(quitting: quitting))
      ])
    return []
  }

  /// Goes to the first record that was refused, and says why; all stays unsaved. Where others were in the way, what they
  /// have saved is merged first.
  mutating func saveWasRefused(_ refusals: [RecordRefusal], quitting: Bool) -> [EditorEffect] {
    guard let first = refusals.first else { return [] }
    if refusals.contains(where: \.isConflict), state.saving.mergeCount == 0 {
      return mergeAndSave(quitting ? .quitting : [])
    }
    state.saving.mergeCount = 0
    let table = documentTable
    state.saving.refused = refusals.map { refusal in
      RefusedChange(
        refusal: refusal, record: table.place(of: refusal.record).map { _ in table[refusal.record] }
      )
    }
    let row = documentForm.rows.first { $0.valuePath?.steps == first.path }
    if documentTable.place(of: first.record) != nil {
      go(to: Location(first.record, row: row?.identifier ?? focus ?? ""))
    }
    let number = documentTable.place(of: first.record).map { texts.recordNumbered($0 + 1) }
    let record = number ?? document.nameOfDeleted(first.record)
    let name = row.map { texts.listed(record, $0.key) } ?? record
    state.message = .problem(
      texts.saveRefused(name, first.reason.text(in: texts), more: refusals.count - 1))
    return []
  }

  /// Changes that were refused in the last save and whose records are still as they were
  /// then.
  var refusedChanges: [RefusedChange] {
    let table = documentTable
    return state.saving.refused.filter { refused in
      guard table.place(of: refused.refusal.record) != nil else {
        return refused.record == nil && savedTable.place(of: refused.refusal.record) != nil
      }
      return refused.record.map { table[refused.refusal.record].hasSameBytes(as: $0) } ?? false
    }
  }

  mutating func askBeforeReplacing(_ path: String, quitting: Bool) {
    state.message = nil
    ask(
      texts.exists(path),
      [
        .init("r", texts.replaceIt, .saveOver(path: path, quitting: quitting))
      ])
  }

  /// `S`: asks about drafts and problems as `s` does.
  mutating func saveAs(_ path: String, quitting: Bool) -> [EditorEffect] {
    save(confirmation: quitting ? .quitting : [], to: path)
  }
}
