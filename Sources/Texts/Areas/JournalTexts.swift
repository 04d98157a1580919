/// What a journal has that was not saved: the program did not end by itself.
package protocol JournalTexts {
  /// What there is, to be put into other sentences; `drafts` as `draftCount`.
  func journalSummary(edits: Int, conflicts: Int, since: String, drafts: String?) -> String
  func journalFound(_ summary: String, fileIsOther name: String?) -> String
  var askLater: String { get }
  var journalKept: String { get }
  var journalDiscarded: String { get }
  func whatJournalWouldChange(_ summary: String) -> String
  func tookNothing(_ summary: String, misfits: Int) -> String
  func tookJournal(
    _ summary: String, diff key: String, misfits: Int, partial: Int, conflicts: Int, list: String
  ) -> String
  var whatWasNotTaken: String { get }
  /// The edits are those of a form that shows other records of the file.
  func journalOfOtherForm(_ summary: String, form: String?, records path: String) -> String
  /// A record by its number, from 1; nil: one that the edits add.
  func nameInJournal(_ number: Int?) -> String
  func misfit(ofRecord number: Int?, _ path: String, _ value: String?) -> String
  /// `values`: what they were to get.
  func misfit(ofRecords numbers: [Int?], _ values: String) -> String
  func misfit(ofAdded count: Int) -> String
  func misfit(ofDeleted numbers: [Int?]) -> String
  func misfit(ofMoved number: Int?, to place: Int) -> String
  func journalLacks(_ count: Int) -> String
  func remainderNotKept(_ reason: String) -> String
  /// The command that lists, shows, makes and drops them.
  var abstractRecover: String { get }
  var discussionRecover: String { get }
  var helpRecoverData: String { get }
  var helpApply: String { get }
  var helpDrop: String { get }
  var applyOrDrop: String { get }
  var sayWhatToRecover: String { get }
  var nothingToRecover: String { get }
  var journalTakenElsewhere: String { get }
  var secretsNeedForm: String { get }
  func misfits(_ count: Int) -> String
  /// Edits of which some records were found.
  func partialMisfits(_ count: Int) -> String
  /// Both changed values, so that the command changes none.
  func conflictsForScreen(_ count: Int) -> String
  /// Which of several sessions left something.
  func session(_ number: Int, of count: Int) -> String
  /// How many of its edits are in the file now.
  func journalMade(_ made: Int, of count: Int, since: String) -> String
  func journalWasMade(since: String) -> String
  /// Why nothing can be made in a file that is not there, and what can be done.
  func journalsOfMissing(_ path: String) -> String
  func journalsDiscarded(_ count: Int) -> String
  func tableInDatabase(_ path: String, _ table: String) -> String
  func draftsForScreen(_ count: Int) -> String
  func noJournal(_ reason: String) -> String
  /// Another program has cut or removed it, and it was written again.
  func journalMended(wasCut: Bool) -> String
  /// `areAll`: the file is encrypted; `hasFolder`: `XDG_RUNTIME_DIR` is set, but can't have a key.
  func secretsNotKept(areAll: Bool, hasFolder: Bool) -> String
  func keptInJournal(_ name: String) -> String
  /// Said on the terminal when the program has crashed.
  func crashed(_ name: String) -> String
}
