import Records

/// Merging of unsaved work with what others have saved.
extension Editor {
  /// True where the data can be replaced by what others have saved, as far as that is known
  /// before reading it: no field is open, no job is awaited, and nothing is unsaved, or it
  /// was given up, or the whole file is here to merge it with.
  package var takesReloadedData: Bool {
    guard state.editing == nil, job?.isAwaited != true else { return false }
    return !hasUnsavedWork || isGivenUp || documentTable.isWhole
  }

  /// Returns whether the records that others have saved can be adopted, once they are read.
  /// Records of another layout can't be merged with the edited ones.
  package func takes(_ theirs: RecordTable) -> Bool {
    guard takesReloadedData else { return false }
    return !hasWorkToMerge || isGivenUp
      || (theirs.isWhole && theirs.layout == documentTable.layout)
  }

  /// True where there are edits, or open conflicts: a deletion that waits for a choice leaves
  /// the records as the file has them.
  private var hasWorkToMerge: Bool { hasUnsavedEdits || !document.openConflicts.isEmpty }

  private var isGivenUp: Bool {
    state.file.state.change?.confirmed
      == ConfirmedLoss(table: documentTable, drafts: state.anchors.drafts)
  }

  /// The merge of the unsaved work with what others have saved; nil where nothing is to be
  /// kept.
  func merge(with theirs: RecordTable, _ matching: RecordMatching) -> TableMerge? {
    guard hasWorkToMerge, !isGivenUp else { return nil }
    return TableMerge(
      base: savedTable, ours: documentTable, theirs: theirs, matching: matching,
      identity: documentForm.recordIdentity?.steps, keeping: document.openConflicts)
  }

  /// The title says it from now on; this says it once, so that who types doesn't overlook it.
  ///
  /// Each further change is news: the work may go against another version, or be the only one left.
  mutating func dataWasChanged(_ found: FileChange.Found) {
    withdrawQuestionAboutOtherVersion()
    let former = state.file.state.change
    let wasSaving = state.saving.resumed
    state.saving.resumed = nil
    state.file.state.wasChanged(found)
    if let wasSaving, state.editing == nil {
      askAboutOtherVersion(quitting: wasSaving.contains(.quitting))
      return
    }
    guard found == .gone || state.message?.tone != .problem else { return }
    state.message = .warning(
      state.file.changedNotice(after: former, outcomeOfTheirs, in: texts))
  }

  /// Clause about the user's work after a change elsewhere: it is merged, if possible, as
  /// soon as no field is open; otherwise saving asks about it.
  private var outcomeOfTheirs: String {
    guard state.file.state.canBeMerged, documentTable.isWhole else { return texts.savingAsks }
    if state.editing != nil { return texts.mergedAfterField }
    return job?.isAwaited == true ? texts.mergedAfterJob : texts.savingAsks
  }

  /// A file that was moved away or deleted is back as it was.
  mutating func dataWasRestored() {
    guard state.file.state.isChanged else { return }
    withdrawQuestionAboutOtherVersion()
    state.file.state.wasRestored()
    state.message = .notice(texts.isAsReadAgain(state.file.name))
  }

  /// An answer would be about a version that is not there any more.
  mutating func withdrawQuestionAboutOtherVersion() {
    if state.prompt?.topic == .otherVersion { state.prompt = nil }
  }

  // MARK: On the way to saving

  /// Maximum number of times that a save merges what others have saved in the meantime,
  /// before it gives up.
  private static let mostMerges = 10

  /// Saving found what others have saved: it is read and merged first, and the save goes on then.
  mutating func mergeAndSave(_ confirmation: SaveConfirmation) -> [EditorEffect] {
    guard state.saving.mergeCount < Self.mostMerges, documentTable.isWhole else {
      state.saving.mergeCount = 0
      askAboutOtherVersion(quitting: confirmation.contains(.quitting))
      return []
    }
    state.saving.mergeCount += 1
    state.saving.resumed = confirmation
    state.message = .notice(texts.readingOthersFirst(state.file.name))
    return [.reloadData]
  }

  /// Goes on with the save that has waited for the file to be read.
  mutating func resumeSaving() -> [EditorEffect] {
    guard let confirmation = state.saving.resumed else { return [] }
    state.saving.resumed = nil
    return save(confirmation: confirmation)
  }

  /// Asks what to do where the version of others can't be merged with the open records.
  mutating func askAboutOtherVersion(quitting: Bool) {
    state.message = nil
    if !state.file.state.isChanged { state.file.state.wasChanged() }
    let elsewhere: [Prompt.Answer] =
      state.file.abilities.isPossible(.saveAs)
      ? [.init("n", texts.saveElsewhere, .saveElsewhere())] : []
    ask(
      texts.cannotBeMerged(state.file.name), about: .otherVersion,
      [
        .init("o", texts.overwriteTheirs, .overwriteTheirs(quitting: quitting)),
        .init("t", texts.takeTheirs, .takeTheirs),
      ] + elsewhere)
  }
}
