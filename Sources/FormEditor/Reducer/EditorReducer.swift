import Screen

extension EditorState {
  /// The one way in which the state changes: an action in, effects out.
  package mutating func reduce(_ action: EditorAction) -> [EditorEffect] {
    var effects: [EditorEffect] = []
    let wasEditing = editing != nil
    switch action {
    case .input(let event): effects = handle(event)
    case .formReloaded(let form, let warnings): adopt(form, warnings: warnings)
    case .formBroken(let line): formBroke(line)
    case .rescueFound(let path):
      message = .warning(
        "\(path) holds changes that were not saved when formview was ended; compare it, then delete it"
      )
    case .dataChanged: (dataChangedOnDisk, loading) = (true, nil)
    case .dataReloaded(let table): effects = adopt(table)
    case .dataReloadFailed(let reason): reloadFailed(reason)
    case .loadProgressed(let part): loading = part
    case .grown(let more): grow(to: more)
    case .loaded(let whole, let isOutdated): take(whole, isOutdated: isOutdated)
    case .loadFailed(let reason, let table): loadFailed(reason, upTo: table)
    case .loadInterrupted: loadWasInterrupted()
    case .saveBegan: message = .notice("Writing the file…")
    case .saved(let file): effects = didSave(file)
    case .jobProgressed(let number, let progress): jobProgressed(number, progress)
    case .jobEnded(let number, let outcome): effects = jobEnded(number, outcome)
    case .saveFailed(let reason): message = .problem(reason)
    case .saveConflict(let quitting, let fileIsGone):
      askAboutConflict(quitting: quitting, fileIsGone: fileIsGone)
    case .saveTargetExists(let path): askBeforeReplacing(path)
    case .externalEditorReturned(let result): takeExternalText(result)
    }
    takeWaitingOutcome()
    keepFocusInSight()
    // A field that was only looked at held back what others have saved.
    if wasEditing && editing == nil && dataChangedOnDisk && !hasUnsavedWork && effects.isEmpty {
      effects.append(.reloadData)
    }
    return effects
  }

  private mutating func handle(_ event: InputEvent) -> [EditorEffect] {
    switch event {
    case .resize(let size):
      self.size = size
      return []
    case .key(let key):
      if KeyMap.command(for: key, in: mode) == .redraw { return [.redraw] }
      message = nil
      return handle(key)
    case .paste(let text):
      message = nil
      paste(text)
      return []
    case .mouse(let event):
      message = nil
      return handle(event)
    }
  }

  private mutating func handle(_ key: KeyPress) -> [EditorEffect] {
    switch mode {
    case .prompt: return answer(key)
    case .lineInput: return type(key)
    case .panel: return panelKey(key)
    case .editing: return edit(.key(key))
    case .table: return tableKey(key)
    case .browsing:
      guard let command = KeyMap.command(for: key, in: .browsing) else {
        message = .notice("\(key.name) does nothing here; ? shows the keys")
        return []
      }
      return perform(command)
    }
  }

  private mutating func paste(_ text: String) {
    switch mode {
    case .editing: _ = edit(.paste(text))
    case .lineInput: pasteIntoLine(text)
    case .panel: pasteIntoPanel(text)
    case .prompt: message = .warning("Pasted text is not taken as an answer")
    case .browsing, .table:
      message = .warning("Pasted text goes into a field: press Enter on one first")
    }
  }

  /// A command of the form itself.
  mutating func perform(_ command: EditorCommand) -> [EditorEffect] {
    switch command {
    case .down: moveFocus(by: 1)
    case .up: moveFocus(by: -1)
    case .nextRow: focusEditableRow(forward: true)
    case .previousRow: focusEditableRow(forward: false)
    case .pageDown: page(forward: true)
    case .pageUp: page(forward: false)
    case .first: focusRow(at: 0)
    case .last: focusRow(at: rows.count - 1)
    case .nextRecord: openNeighbour(by: 1)
    case .previousRecord: openNeighbour(by: -1)
    case .nextProblem: focusProblem(forward: true)
    case .previousProblem: focusProblem(forward: false)
    case .search: askWhatToSearch()
    case .searchNext: findNext(forward: true)
    case .searchPrevious: findNext(forward: false)
    case .edit: return beginEditing(.enter)
    case .toggle: return beginEditing(.space)
    // What was done last is what is being done.
    case .undo where job?.isSetting == true: return stopJob()
    case .undo: undo()
    case .redo: redo()
    case .copyValue: return copyValue()
    case .help: showHelp()
    case .problems: return listProblems()
    case .changes: showChanges()
    case .save: return save(consent: [])
    case .saveAs: askWhereToSave()
    case .quit: return quit()
    case .releaseMouse:
      mouseIsCaptured.toggle()
      message = .notice(
        mouseIsCaptured
          ? "The mouse works here again"
          : "The mouse is the terminal's: select text; M takes it back"
      )
      return [.captureMouse(mouseIsCaptured)]
    case .back:
      if job?.isRunning == true { return stopJob() }
      backToTable()
    default: break
    }
    return []
  }
}
