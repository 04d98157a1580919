import Screen

extension Editor {
  /// The one way in which the state changes: an action in, effects out.
  package mutating func reduce(_ action: EditorAction) -> [EditorEffect] {
    var effects: [EditorEffect] = []
    let running = browser.job?.isRunning == true ? browser.job?.number : nil
    browser.documentBinder.renewWork()
    let wasBusy = browser.editing != nil || browser.job?.isAwaited == true
    let (changes, visits) = (browser.records.changeCount, browser.visitCount)
    switch action {
    case .input(let event): effects = handle(event)
    case .formReloaded(let form, let warnings):
      adopt(form)
      state.formWarnings = warnings
      reportReading(ofFormWith: warnings)
    case .formInferred(let form): inferredForm = form
    case .formWarned(let warnings): state.formWarnings = warnings
    case .formOpened(let warnings): formWasOpened(with: warnings)
    case .formBroken(let errors):
      // The last good one stays in use.
      state.formErrors = errors
      if browser.message?.tone == .notice { browser.message = nil }
    case .rescueFound(let found): state.rescue = found
    case .rescueRead(let records, let purpose): effects = rescueRead(records, to: purpose)
    case .journalRead(let replay, let purpose): effects = journalRead(replay, to: purpose)
    case .rescueTaken:
      // Another session has it; there may be something else.
      state.rescue = nil
      browser.message = .warning(texts.journalTakenElsewhere)
      effects = [.findRescue]
    case .pathsMistyped(let absences):
      guard let first = absences.first, browser.message == nil else { break }
      let message = texts.about(first.subject, first.message(in: texts))
      browser.message = .warning(texts.andOtherRows(message, absences.count - 1))
    case .journaled(let isJournaled): state.file.isJournaled = isJournaled
    case .noticed(let words): browser.message = .warning(words)
    case .dataChanged(let found): dataWasChanged(found)
    case .dataRestored where state.file.state.isChanged:
      // A file that was moved away or deleted is back as it was.
      state.withdrawPrompt(about: [.otherVersion])
      state.file.state.wasRestored()
      browser.message = .notice(texts.isAsReadAgain(state.file.name))
    case .dataRestored: break
    case .dataReloaded(let table, let abilities, let completedSave):
      if let abilities { state.file.abilities = abilities }
      effects = adopt(table, completedSave: completedSave)
    case .dataReloadFailed(let reason, let found): reloadFailed(reason, found)
    case .loadProgressed(let part): state.file.state.isBeingRead(part)
    case .grown(let more): browser.grow(to: more)
    case .loaded(let whole, let isOutdated):
      // What could not be done before can be now.
      if browser.message?.isAboutLoading == true { browser.message = nil }
      state.file.state.wasRead()
      browser.grow(to: whole)
      if isOutdated { state.file.state.wasChanged() }
    case .loadFailed(let reason, let table):
      // What was read stays to be looked at, and nothing can be saved.
      if let table { browser.grow(to: table) }
      state.file.state.hasFault(reason)
    case .loadInterrupted:
      // What is here is a part of a version that is gone.
      state.file.state.wasChanged()
      browser.message = .warning(
        state.file.interruptedNotice(hasUnsavedWork: hasUnsavedWork, in: texts))
    case .shown, .patternGivenUp: break
    case .saveBegan: browser.message = .notice(texts.writingFile)
    case .saveWaits(let path):
      browser.message = .notice(texts.waitingForLock(of: path, stop: FormCommands.back.key))
    case .workTakesLong:
      browser.message = .notice(texts.workTakesLong(stop: FormCommands.back.key))
    case .workStops: browser.message = .notice(texts.stopping)
    case .saved(let file): effects = rescueAfterSaving(to: state.file.path) + didSave(file)
    case .jobProgressed(let number, let progress):
      if browser.job?.number == number { browser.job?.progress = progress }
    case .jobEnded(let number, let outcome): effects = jobEnded(number, outcome)
    case .indexed(let index):
      // What was edited meanwhile is followed, unless that is too much.
      browser.opened.siblings.isMaking = false
      guard let index, index.compares(browser.documentBinder.plan.uniquePaths) else { break }
      browser.opened.siblings.adopt(index)
      browser.redraw()
    case .judged(let number, let outcome):
      // Of what was edited meanwhile it is asked again.
      guard number == browser.opened.longValues.formNumber else { break }
      browser.opened.longValues.adopt(outcome.found)
      browser.redraw()
    case .failed(let reason): browser.message = .problem(reason)
    case .recipientsRead(let request):
      state.file.abilities.meet(.recipients)
      effects = carryOut(request.answer)
    case .recipientsFailed(let request, let path, let reason):
      // The line stays, to be mended.
      askForLine(.recipients(request), text: path)
      browser.message = .problem(reason)
    case .saveConflict(.gone, let next): askAboutMissingFile(then: next)
    case .saveConflict(_, let next):
      browser.message = nil
      state.file.state.wasChanged()
      effects = mergeAndSave(Save(next: next))
    case .saveRefused(let refusals, let next): effects = saveWasRefused(refusals, then: next)
    case .saveTargetExists(let path, let next):
      browser.message = nil
      ask(
        texts.exists(path),
        [.init("r", texts.replaceIt, .saveOver(path: path, then: next))])
    case .externalEditorReturned(let result):
      switch result {
      case .success(let text): _ = edit(.replaceText(text))
      case .failure(let failure): browser.editing?.complaint = failure.reason
      }
    case .valueFileRead(let request, let result):
      fields.adopt(result, for: request, in: &browser)
    case .valueFileWritten(let request, let count):
      browser.message = .notice(texts.dataWritten(count, to: request.path))
    case .valueFileExists(let request):
      ask(
        texts.exists(request.path),
        [.init("r", texts.replaceIt, .writeFile(path: request.path))])
    }
    if !browser.anchors.drafts.isEmpty, browser.records.changeCount != changes {
      browser.document.judgeDrafts()
    }
    adoptInferredForm()
    if let job = browser.job, let outcome = job.outcome, [.table, job.mode].contains(mode) {
      // It has waited for the person to be back.
      _ = jobEnded(job.number, outcome)
    }
    // What is counted is named by a question that is gone.
    if case .countAllProblems = browser.job?.task, state.prompt?.topic != .problems {
      browser.job = nil
    }
    effects += runPendingQuery()
    // Nobody waits any more for what was dropped on the way.
    if let running, browser.job == nil, !action.isEnd(ofJob: running) {
      effects.insert(.stopJob, at: 0)
    }
    if browser.visitCount != visits { state.saving.acceptedProblems = nil }
    reportPatterns()
    askAboutRescue()
    browser.window = PageWindow(browser)?.frame
    browser.pageKind.keepCursorInSight(in: &browser)
    if let job = browser.opened.jobOfIndex {
      browser.opened.siblings.isMaking = true
      effects.append(.index(job))
    }
    if let job = browser.opened.jobOfLongValues { effects.append(.judge(job)) }
    // A field, or a column being set, held back what others have saved.
    if wasBusy, state.file.state.canBeMerged, acceptsReloadedData, effects.isEmpty {
      effects.append(.reloadData)
    }
    return effects
  }

  private mutating func handle(_ event: InputEvent) -> [EditorEffect] {
    switch event {
    case .resize(let size):
      browser.size = size
      // The lines of this list are as wide as the window.
      if state.panel?.topic == .help {
        let lines = HelpContent.lines(for: self)
        state.panel?.lines = lines
        movePanelSelection(by: 0)
      }
      return []
    case .key(let key) where showsNothing && !PageCommands.redraw.isGiven(by: key):
      return handleUnseen(event)
    case .paste where showsNothing, .mouse where showsNothing: return []
    case .key(let key):
      if PageCommands.redraw.isGiven(by: key) { return [.redraw] }
      browser.message = nil
      return handle(key)
    case .paste(let text):
      (browser.message, state.typedCount) = (nil, nil)
      paste(text)
      return []
    case .mouse(let event):
      (browser.message, state.typedCount) = (nil, nil)
      return handle(event)
    }
  }

  mutating func handle(_ key: KeyPress) -> [EditorEffect] {
    // Terminals that report keys with their modifiers distinguish it from Enter, which people do not.
    let key = key == .control("j") ? KeyPress(.enter) : key
    switch mode {
    case .prompt: return answer(key)
    case .lineInput:
      if let command = KeyMap.line.command(for: key) { return perform(command) }
      typeIntoLine(.key(key))
    case .panel:
      let commands = state.panel?.filter == nil ? KeyMap.panelLetters : KeyMap.panel
      if let command = commands.command(for: key) { return perform(command) }
      state.panel?.narrow(by: .key(key), in: browser.size)
    case .editing: return edit(.key(key))
    case .table, .browsing: return pressCommandKey(key)
    }
    return []
  }

  private mutating func paste(_ text: String) {
    switch mode {
    case .editing: _ = edit(.paste(text))
    case .lineInput: typeIntoLine(.paste(text))
    case .panel where state.panel?.filter != nil:
      state.panel?.narrow(by: .paste(text), in: browser.size)
    case .prompt: browser.message = .warning(texts.pasteIsNoAnswer)
    case .browsing, .table, .panel:
      browser.message = .warning(
        texts.pasteNeedsField(edit: pageKind.editCommand.key))
    }
  }
}
