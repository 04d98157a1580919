import Records
import Texts

/// Questions on the way to a save or out of the program.
extension UnsavedWork {
  // MARK: Before a save

  func questionAboutConflicts(_ save: Save) -> Prompt? {
    let open = document.openConflicts
    guard let first = open.first else { return nil }
    return Prompt(
      texts.conflictsLeft(
        open.count, ofRecords: open.allSatisfy(\.path.isEmpty), deleted: open.deletingSide),
      about: .records,
      [
        .init("g", goTo(open.count), .goTo(document.location(of: first))),
        .init("m", texts.keepMineAndSave, .settle(open, .ours, saving: save)),
        .init("t", texts.takeTheirsAndSave, .settle(open, .theirs, saving: save)),
      ], texts)
  }

  func questionAboutDeletions(_ save: Save) -> Prompt {
    Prompt(
      texts.deletesRecords(
        document.records.deletedRecords.count, of: document.saved.count, file.name),
      [.init("s", texts.saveAnyway, .save(save.confirming(.deletions)))], texts)
  }

  func questionAboutDrafts(_ save: Save) -> Prompt? {
    let drafts = document.shownDrafts
    guard !drafts.isEmpty else { return nil }
    let nameless = NamelessItems(of: document).count
    var answers: [Prompt.Answer] = []
    if hasEdits || save.path != nil {
      answers.append(
        .init(
          "s", nameless > 0 ? texts.saveWithout(nameless) : texts.saveRest,
          .save(save.confirming(.drafts))))
    } else if save.next == .quit {
      answers.append(.init("x", texts.discard, .discardAndQuit))
    }
    return Prompt(
      nameless > 0
        ? texts.itemsWithoutKey(nameless)
        : drafts.values.allSatisfy(\.fits)
          ? texts.draftsNotEntered(drafts.count) : texts.draftsNotValid(drafts.count),
      answers + [.init("g", goTo(drafts.count), .goToFirstDraft)], texts)
  }

  /// How many problems the whole file has is counted while it is asked.
  func questionAboutProblems(_ count: Int, _ save: Save) -> Prompt {
    Prompt(
      textOfProblems(count, inFile: nil), about: .problems,
      [
        .init("s", texts.saveAnyway, .save(save.confirming(.problems))),
        .init("g", texts.goToFirst, .goToFirstProblem),
      ], texts)
  }

  /// The text with the number of problems left: `11 problems left in changed records; 1,294
  /// in the file.`
  func textOfProblems(_ count: Int, inFile all: Int?) -> String {
    if document.table.count == 1 { return texts.problemsLeft(count) }
    return all.map { texts.problemsLeft(count, inFile: $0) } ?? texts.problemsLeftInChanged(count)
  }

  /// One question, which names the first of some warnings; results that are not those of their formulas can be updated.
  func question(about warnings: FoundWarnings, _ save: Save) -> Prompt? {
    guard let first = warnings.first.first(where: { !$0.isAboutFormula }) ?? warnings.first.first
    else { return nil }
    let stale = warnings.first.contains(where: \.isAboutFormula) ? document.staleCount : 0
    let isOnlyStale = stale > 0 && first.isAboutFormula
    let save = save.confirming(.warnings)
    let update = Prompt.Answer("u", texts.updateThem, .updateFormulas(save))
    return Prompt(
      isOnlyStale
        ? texts.valuesDifferFromFormulas(stale)
        : texts.warningsLeft(location(of: first), first.message, more: warnings.hashes.count - 1),
      (stale > 0 ? [update] : []) + [
        .init(
          "s", isOnlyStale ? texts.saveAsTheyAre : texts.saveAnyway,
          .save(save)),
        .init("g", texts.goToIt, .goTo(first.location)),
      ], texts)
  }

  /// Its row, in a list with its record.
  private func location(of warning: FoundWarning) -> String {
    guard document.table.count > 1,
      let index = document.table.index(of: warning.location.record)
    else { return warning.name }
    return texts.listed(texts.recordNumbered(index + 1), warning.name)
  }

  private func goTo(_ count: Int) -> String { count == 1 ? texts.goToIt : texts.goToFirst }

  // MARK: Before leaving

  /// The question before leaving, which loses what was typed, too; nil where nothing would be lost.
  func questionOnLeaving(losing typed: [RescuedText]) -> Prompt? {
    let hasWork = !isEmpty
    guard hasWork || isOnlyCopy else { return nil }
    let isRescued = file.abilities.allows(.rescue) || !file.abilities.isPossible(.save)
    let question = isRescued ? texts.notSavedWork(parts) : texts.notSavedNorRescued(parts)
    // Without unsaved work it is about writing the file's records again.
    let isAboutFile = !hasWork && file.abilities.isPossible(.save)
    return Prompt(
      topic: isAboutFile ? .otherVersion : .other,
      question: hasWork ? question : file.onlyCopyQuestion(texts),
      answers: waysToSave
        + (hasEdits || !typed.isEmpty ? [.init("d", texts.showChanges, .showUnsavedWork)] : [])
        + [
          .init("x", hasWork ? texts.discard : texts.leave, .discardAndQuit),
          .init("c", texts.stay, .back),
        ])
  }

  /// Answers that keep what leaving would lose: saving under the file's name, else under
  /// another one. A draft can't be saved, so the answer leads to it.
  private var waysToSave: [Prompt.Answer] {
    guard document.table.isWhole else { return [] }
    let drafts = document.liveDrafts.count
    // Drafts are all that is unsaved.
    if drafts > 0, !hasEdits, !isOnlyCopy, !isTyping, !isSettingColumn {
      return [.init("g", goTo(drafts), .goToFirstDraft)]
    }
    if file.abilities.isPossible(.save) {
      if !isEmpty { return [.init("s", texts.saveTitle, .saveAndQuit)] }
      return [
        .init(
          "s", texts.writeAgain,
          file.state.isGone
            ? .write(over: .nothing, then: .quit) : .write(over: .anything, then: .quit))
      ]
    }
    guard file.abilities.isPossible(.saveAs) else { return [] }
    return [.init("S", texts.saveElsewhere, .saveElsewhere(then: .quit))]
  }
}
