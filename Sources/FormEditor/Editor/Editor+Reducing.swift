import Screen

extension Editor {
  /// The one way in which the state changes: an action in, effects out.
  package mutating func reduce(_ action: EditorAction) -> [EditorEffect] {
    var effects: [EditorEffect] = []
    let running = browser.job?.isRunning == true ? browser.job?.number : nil
    browser.documentBinder.renewWork()
    let wasBusy = browser.editing != nil || browser.job?.isAwaited == true
    let (changes, visits) = (browser.records.changeCount, browser.visitCount)
    let formerRows = UnseenRows(before: browser)
    switch action {
    case .input(let event): effects = handle(event)
    case .formReloaded(let form, let warnings):
      adopt(form)
      state.formWasRead(with: warnings, in: &browser)
      effects = carryOut(pageKind.afterReload(in: browser))
    case .formInferred(let form): inferredForm = form
    case .formExtended(let form): _ = fields.adopt(form, in: &browser)
    case .formWarned(let warnings): state.formWarnings = warnings
    case .settingsReloaded(let settings, let locale, let faults):
      state.settingsWereRead(settings, locale, faults: faults, in: &browser)
    case .formOpened(let warnings): state.formWasOpened(with: warnings, in: &browser)
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
      if browser.message == nil {
        browser.message = Message.warning(aboutMistyped: absences, texts)
      }
    case .journaled(let isJournaled): state.file.isJournaled = isJournaled
    case .dataChanged(let found): state.fileWasChanged(found, in: &browser)
    case .dataRestored: state.fileWasRestored(in: &browser)
    case .dataReloaded(let table, let abilities, let completedSave):
      if let abilities { state.file.abilities = abilities }
      effects = adopt(table, completedSave: completedSave)
      effects += carryOut(pageKind.afterReload(in: browser))
    case .dataReloadFailed(let reason, let found):
      state.reloadFailed(reason, found, in: &browser)
    case .loadProgressed(let part): state.file.state.isBeingRead(part)
    case .grown(let more): browser.grow(to: more)
    case .loaded(let whole, let isOutdated):
      state.fileWasRead(whole, isOutdated: isOutdated, in: &browser)
    case .loadFailed(let reason, let table):
      state.readingFailed(reason, upTo: table, in: &browser)
    case .loadInterrupted:
      // What is here is a part of a version that is gone.
      state.file.state.wasChanged()
      browser.message = .warning(
        state.file.interruptedNotice(hasUnsavedWork: hasUnsavedWork, in: texts))
    case .shown, .patternGivenUp: break
    case .noticed, .saveBegan, .saveWaits, .workTakesLong, .workStops, .failed,
      .valueFileWritten:
      browser.message = action.message(in: texts, browser.keys)
    case .saved(let file):
      effects = state.rescueAfterSaving(in: browser) + state.didSave(file, in: &browser)
    case .jobProgressed(let number, let progress):
      if browser.job?.number == number { browser.job?.progress = progress }
    case .jobEnded(let number, let outcome): effects = jobEnded(number, outcome)
    case .indexed(let index): if browser.document.adopt(index) { browser.redraw() }
    case .judged(let number, let outcome):
      if browser.document.adopt(outcome, ofForm: number) { browser.redraw() }
    case .recipientsRead(let request):
      state.file.abilities.meet(.recipients)
      effects = carryOut(request.answer)
    case .recipientsFailed(let request, let path, let reason):
      // The line stays, to be mended.
      state.askForLine(.recipients(request), text: path)
      browser.message = .problem(reason)
    case .saveConflict(.gone, let next): state.askAboutMissingFile(then: next, in: &browser)
    case .saveConflict(_, let next):
      browser.message = nil
      state.file.state.wasChanged()
      effects = state.mergeAndSave(Save(next: next), in: &browser)
    case .saveRefused(let refusals, let next):
      effects = state.saveWasRefused(refusals, then: next, in: &browser)
    case .saveTargetExists(let path, let next):
      browser.message = nil
      state.prompt = Prompt(
        texts.exists(path),
        [.init("r", texts.replaceIt, .saveOver(path: path, then: next))], texts)
    case .externalEditorReturned(let result):
      switch result {
      case .success(let text): _ = edit(.replaceText(text))
      case .failure(let failure): browser.editing?.complaint = failure.reason
      }
    case .valueFileRead(let request, let result):
      fields.adopt(result, for: request, in: &browser)
    case .valueFileExists(let request):
      state.prompt = Prompt(
        texts.exists(request.path),
        [.init("r", texts.replaceIt, .writeFile(path: request.path))], texts)
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
    state.reportPatterns(in: &browser)
    if state.rescue != nil, isAtRest { state.askAboutRescue(in: browser) }
    browser.window = PageWindow(browser)?.frame
    browser.pageKind.keepCursorInSight(in: &browser)
    if browser.records.changeCount != changes { formerRows.report(in: &browser) }
    if let job = browser.document.beginIndex() { effects.append(.index(job)) }
    if let job = browser.document.jobOfLongValues { effects.append(.judge(job)) }
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
      if let panel = state.panel, panel.listsCommands {
        var beneath = self
        beneath.state.panel = panel.beneath.last
        state.panel?.lines =
          (panel.topic == .help ? Panel(helpFor: beneath) : Panel(commandsOf: beneath)).lines
        movePanelSelection(by: 0)
      }
      return []
    case .key(let key) where showsNothing && !browser.keys.gives(PageCommands.redraw, key):
      return handleUnseen(event)
    case .paste where showsNothing, .mouse where showsNothing: return []
    case .key(let key):
      if browser.keys.gives(PageCommands.redraw, key) { return [.redraw] }
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
      if let command = CommandTable(self).command(for: key) { return perform(command) }
      typeIntoLine(.key(key))
    case .panel:
      if let command = CommandTable(self).command(for: key) { return perform(command) }
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
        texts.pasteNeedsField(edit: browser.keys[pageKind.editCommand ?? FormCommands.edit]))
    }
  }
}
