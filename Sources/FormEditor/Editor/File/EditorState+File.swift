import Records

/// The file as it is read, and as others leave it.
extension EditorState {
  // MARK: A long file comes in

  mutating func fileWasRead(
    _ whole: RecordTable, isOutdated: Bool, in browser: inout Browser
  ) {
    // What could not be done before can be now.
    if browser.message?.isAboutLoading == true { browser.message = nil }
    file.state.wasRead()
    browser.grow(to: whole)
    if isOutdated { file.state.wasChanged() }
  }

  /// The part that was read stays to be looked at, and nothing can be saved.
  mutating func readingFailed(
    _ reason: String, upTo table: RecordTable?, in browser: inout Browser
  ) {
    if let table { browser.grow(to: table) }
    file.state.hasFault(reason)
  }

  // MARK: Another version

  /// The title says it from now on; this says it once, so that who types doesn't overlook it.
  ///
  /// Each further change is news: the work may go against another version, or be the only one left.
  mutating func fileWasChanged(_ found: FileChange.Found, in browser: inout Browser) {
    withdrawPrompt(about: [.otherVersion])
    let former = file.state.change
    let wasSaving = saving.endWaiting()
    file.state.wasChanged(found)
    if let wasSaving, browser.editing == nil {
      askAboutOtherVersion(then: wasSaving.next, in: &browser)
      return
    }
    guard found == .gone || browser.message?.tone != .problem else { return }
    browser.message = .warning(
      file.changedNotice(after: former, outcomeOfTheirs(in: browser), in: browser.texts))
  }

  /// A file that was moved away or deleted is back as it was.
  mutating func fileWasRestored(in browser: inout Browser) {
    guard file.state.isChanged else { return }
    withdrawPrompt(about: [.otherVersion])
    file.state.wasRestored()
    browser.message = .notice(browser.texts.isAsReadAgain(file.name))
  }

  /// Clause about the user's work after a change elsewhere: it is merged, if possible, as
  /// soon as no field is open; otherwise saving asks about it.
  private func outcomeOfTheirs(in browser: Browser) -> String {
    let texts = browser.texts
    guard file.state.canBeMerged, browser.documentTable.isWhole else { return texts.savingAsks }
    if browser.editing != nil { return texts.mergedAfterField }
    return browser.job?.isAwaited == true ? texts.mergedAfterJob : texts.savingAsks
  }

  /// The data file can't be read as it is now; what was read before stays.
  mutating func reloadFailed(
    _ reason: String, _ found: FileChange.Found, in browser: inout Browser
  ) {
    withdrawPrompt(about: [.otherVersion])
    file.state.failedToReload(reason, found, hasAll: browser.table.isWhole)
    if let save = saving.endWaiting() { askAboutOtherVersion(then: save.next, in: &browser) }
    browser.message = .problem(browser.texts.stillHere(reason))
  }

  /// Asks what to do where the version of others can't be merged with the open records.
  mutating func askAboutOtherVersion(then next: AfterSave, in browser: inout Browser) {
    browser.message = nil
    if !file.state.isChanged { file.state.wasChanged() }
    prompt = file.questionAboutOtherVersion(then: next, browser.texts)
  }

  mutating func askAboutMissingFile(then next: AfterSave, in browser: inout Browser) {
    browser.message = nil
    file.state.wasChanged(.gone)
    prompt = file.questionAboutMissingFile(then: next, browser.texts)
  }
}
