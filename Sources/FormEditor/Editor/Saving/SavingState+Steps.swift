import JSONText
import Records
import Texts

extension SavingState {
  /// The next step of a save, which asks about what the person hasn't agreed to. `counted`: the problems in changed
  /// records, once they are.
  mutating func next(
    of save: Save, _ work: UnsavedWork, problems counted: CountedProblems?
  ) -> SaveStep {
    let isElsewhere = save.path != nil
    let action: SourceAbilities.Action = isElsewhere ? .saveAs : .save
    if !isElsewhere, work.isPartOfFormerVersion {
      return work.isEmpty ? .reload : .ask(work.file.questionAboutPart(work.texts))
    }
    if var delay = work.delay {
      delay.tone = .warning
      return .say(delay)
    }
    if work.needsRecipients(for: action) { return .askForRecipients }
    if let reason = work.refusal(of: action) { return .say(.warning(reason)) }
    guard isElsewhere || work.isToSave else {
      if work.isOnlyCopy, work.file.state.isGone { return .askAboutMissingFile }
      if save.next == .quit { return .leave }
      return work.file.state.isChanged ? .reload : .say(.notice(work.texts.nothingToSave))
    }
    if !isElsewhere, let prompt = work.questionAboutConflicts(save) { return .ask(prompt) }
    if !isElsewhere || save.path == work.file.path, asksAboutDeletions(save, work.document) {
      return .ask(work.questionAboutDeletions(save))
    }
    if !save.confirmation.contains(.drafts), let prompt = work.questionAboutDrafts(save) {
      return .askShowingProblems(prompt)
    }
    if save.confirmation.contains(.problems) {
      acceptedProblems = countedProblems.count
    } else {
      guard let counted else { return .countProblems }
      if counted.count > 0 && acceptedProblems != counted.count {
        return .askShowingProblems(work.questionAboutProblems(counted.count, save))
      }
      acceptedProblems = counted.count
    }
    let prompt = openWarnings(after: save.confirmation).flatMap {
      work.question(about: $0, save)
    }
    return prompt.map { .askShowingProblems($0) } ?? .write
  }

  /// Asks once about many deleted records that the file would lose: nobody sees how many a selection had.
  private mutating func asksAboutDeletions(_ save: Save, _ document: OpenDocument) -> Bool {
    let count = document.records.deletedRecords.count
    if save.confirmation.contains(.deletions) { acceptedDeletions = count }
    return count > Self.fewDeletions && count * 10 > document.saved.count
      && acceptedDeletions != count
  }

  /// Maximum number of deleted records that are never asked about.
  private static let fewDeletions = 20

  /// The warnings that nobody was asked about yet; nil where there are none. Who saves in spite of errors is not asked
  /// about warnings, too.
  private mutating func openWarnings(after confirmation: SaveConfirmation) -> FoundWarnings? {
    let found = countedProblems.warnings
    if !confirmation.isDisjoint(with: [.problems, .warnings]) {
      acceptedWarnings.formUnion(found.hashes)
    }
    return found.beyond(acceptedWarnings)
  }

  // MARK: After it

  mutating func wasSaved() { (refused, mergeCount, acceptedDeletions) = ([], 0, nil) }

  mutating func wasRefused(_ refusals: [RecordRefusal], in table: RecordTable) {
    mergeCount = 0
    refused = refusals.map { refusal in
      RefusedChange(
        refusal: refusal, record: table.index(of: refusal.record).map { _ in table[refusal.record] }
      )
    }
  }

  /// Changes that were refused in the last save and whose records are still as they were
  /// then.
  func refused(in document: OpenDocument) -> [RefusedChange] {
    refused.filter { refused in
      let id = refused.refusal.record
      guard document.table.index(of: id) != nil else {
        return refused.record == nil && document.saved.index(of: id) != nil
      }
      return refused.record.map { document.table[id].hasSameBytes(as: $0) } ?? false
    }
  }

  /// Maximum number of times that a save merges what others have saved in the meantime,
  /// before it gives up.
  private static let mostMerges = 10

  /// Has a save of a table go on once what others have saved is merged; false where it gives up.
  mutating func waitForMerge(_ save: Save, of table: RecordTable) -> Bool {
    guard mergeCount < Self.mostMerges, table.isWhole else {
      mergeCount = 0
      return false
    }
    mergeCount += 1
    resumed = save
    return true
  }

  /// The save that has waited, which does so no more.
  mutating func endWaiting() -> Save? {
    defer { resumed = nil }
    return resumed
  }
}
