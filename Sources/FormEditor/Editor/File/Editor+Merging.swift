import Records

/// Merging of unsaved work with what others have saved.
extension Editor {
  /// True where the data can be replaced by what others have saved, as far as that is known
  /// before reading it: no field is open, no job is awaited, and nothing is unsaved, or it
  /// was given up, or the whole file is here to merge it with.
  package var acceptsReloadedData: Bool {
    guard browser.editing == nil, browser.job?.isAwaited != true else { return false }
    return browser.documentTable.isWhole || unsavedWork.isEmpty || unsavedWork.isGivenUp
  }

  /// Returns whether the records that others have saved can be adopted, once they are read.
  /// Records of another layout can't be merged with the edited ones.
  package func accepts(_ theirs: RecordTable) -> Bool {
    acceptsReloadedData && unsavedWork.accepts(theirs)
  }

  /// The title says it from now on; this says it once, so that who types doesn't overlook it.
  ///
  /// Each further change is news: the work may go against another version, or be the only one left.
  mutating func dataWasChanged(_ found: FileChange.Found) {
    state.withdrawPrompt(about: [.otherVersion])
    let former = state.file.state.change
    let wasSaving = state.saving.endWaiting()
    state.file.state.wasChanged(found)
    if let wasSaving, browser.editing == nil {
      askAboutOtherVersion(then: wasSaving.next)
      return
    }
    guard found == .gone || browser.message?.tone != .problem else { return }
    browser.message = .warning(
      state.file.changedNotice(after: former, outcomeOfTheirs, in: texts))
  }

  /// Clause about the user's work after a change elsewhere: it is merged, if possible, as
  /// soon as no field is open; otherwise saving asks about it.
  private var outcomeOfTheirs: String {
    guard state.file.state.canBeMerged, browser.documentTable.isWhole else {
      return texts.savingAsks
    }
    if browser.editing != nil { return texts.mergedAfterField }
    return browser.job?.isAwaited == true ? texts.mergedAfterJob : texts.savingAsks
  }

  /// Saving found what others have saved: it is read and merged first, and the save goes on then.
  mutating func mergeAndSave(_ save: Save) -> [EditorEffect] {
    guard state.saving.waitForMerge(save, of: browser.documentTable) else {
      askAboutOtherVersion(then: save.next)
      return []
    }
    browser.message = .notice(texts.readingOthersFirst(state.file.name))
    return [.reloadData]
  }

  /// Asks what to do where the version of others can't be merged with the open records.
  mutating func askAboutOtherVersion(then next: AfterSave) {
    browser.message = nil
    if !state.file.state.isChanged { state.file.state.wasChanged() }
    state.prompt = unsavedWork.questionAboutOtherVersion(then: next)
  }
}
