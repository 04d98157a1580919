extension EnglishTexts {
  package func journalSummary(edits: Int, since: String, drafts: String?) -> String {
    guard edits > 0 else { return "\(drafts ?? "nothing") from \(since)" }
    return "\(edits == 1 ? "1 edit" : "\(edits.grouped) edits") from \(since)"
      + (drafts.map { " and \($0)" } ?? "")
  }
  package func journalFound(_ summary: String, fileIsOther name: String?) -> String {
    "Not saved when formview ended unexpectedly: \(summary)"
      + (name.map { "; \($0) was changed since" } ?? "") + "."
  }
  package var askLater: String { "ask again later" }
  package var journalKept: String { "What was not saved is kept; the next start asks again" }
  package var journalDiscarded: String { "What was not saved is discarded" }
  package func whatJournalWouldChange(_ summary: String) -> String {
    "What taking \(summary) would change"
  }
  package func tookJournal(_ summary: String, diff key: String, misfits: Int) -> String {
    "Took \(summary): \(key) shows what saving changes"
      + (misfits == 0
        ? ""
        : "; \(misfits == 1 ? "1 does not fit" : "\(misfits.grouped) do not fit") the file as it is now")
  }
  package func misfit(ofRecord number: Int, _ path: String, _ value: String?) -> String {
    "does not fit now: record \(number.grouped), \(path) "
      + (value.map { "→ \($0)" } ?? "removed")
  }
  package func misfit(ofRecords count: Int) -> String {
    "does not fit now: a change of \(count == 1 ? "1 record" : "\(count.grouped) records")"
  }
  package func journalLacks(_ count: Int) -> String {
    "\(count == 1 ? "1 edit of a secret" : "\(count.grouped) edits of secrets") could not be kept"
  }
  package var abstractRecover: String {
    "Shows, makes or drops edits that were not saved when formview ended unexpectedly."
  }
  package var discussionRecover: String {
    """
    Without a file, lists the files with such edits. With one, prints what making them would change; the screen asks the \
    same when the file is opened. In a file that was changed meanwhile, an edit is made where it still fits.
    """
  }
  package var helpRecoverData: String {
    "The data; without it, all files with such edits are listed."
  }
  package var helpApply: String { "Make the edits in the file." }
  package var helpDrop: String { "Forget them." }
  package var applyOrDrop: String { "--apply and --drop exclude each other" }
  package var sayWhatToRecover: String { "say of which file" }
  package var nothingToRecover: String { "nothing was left unsaved" }
  package func misfits(_ count: Int) -> String {
    (count == 1 ? "1 edit does not fit" : "\(count.grouped) edits do not fit")
      + " the file as it is now, and stay in the journal"
  }
  package func draftsForScreen(_ count: Int) -> String {
    "\(draftCount(count)) can be taken on the screen only"
  }
  package func noJournal(_ reason: String) -> String {
    "Edits are lost in a crash until they are saved: \(reason)"
  }
  package func keptInJournal(_ name: String) -> String {
    "\(name) was not saved; what was not saved is kept: open it again"
  }
  package func crashed(_ name: String) -> String {
    "formview crashed. What was not saved is kept: open \(name) again."
  }
}
