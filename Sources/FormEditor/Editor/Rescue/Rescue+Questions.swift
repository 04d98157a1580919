import Forms
import Records
import Rules
import Texts

/// The questions about what was rescued.
extension Rescue {
  func question(_ document: OpenDocument, _ file: FileDescription) -> Prompt {
    let texts = document.texts
    let secrets = document.form.secrets
    let isNewer =
      journal?.version.map { !$0.isOf(document.saved, leaving: secrets.open(_:)) } ?? fileIsNewer
    let newer = isNewer ? file.name : nil
    let isJournal = journal != nil
    let ways: [Prompt.Answer] = [
      .init("d", texts.lookAtDifferences, .rescue(.look)),
      .init("t", texts.takeThem, .rescue(.take)),
      .init("k", isJournal ? texts.askLater : texts.keepFile, .rescue(.keep)),
    ]
    return Prompt(
      topic: .rescue,
      question: isJournal
        ? texts.journalFound(account(in: texts), fileIsOther: newer)
        : texts.rescueFound(shownPath, summary(in: texts), newer: newer),
      answers: (hasNothingToTake ? [] : ways) + [
        .init("x", isJournal ? texts.discard : texts.deleteIt, .rescue(.delete))
      ])
  }

  /// There is no undo for it.
  func questionBeforeDeleting(_ texts: Texts) -> Prompt {
    let isJournal = journal != nil
    return Prompt(
      isJournal ? texts.discardForGood(summary(in: texts)) : texts.deleteForGood(shownPath),
      about: .rescue,
      [
        .init("x", isJournal ? texts.discard : texts.deleteIt, .rescue(.deleteForGood))
      ], texts)
  }
}
