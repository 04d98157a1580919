/// Messages about changes of the data file and the form file while they are open.
extension Texts {
  package func savesElsewhere(_ reason: String, key: String) -> String {
    say("\(reason); \(key) saves under another name")
  }
  package func stillBeingRead(_ percent: Int) -> String {
    say("The file is still being read (\(percent) %); try again in a moment")
  }
  package func onlyPartRead(_ name: String) -> String {
    say("Only a part of \(name) could be read: saving would lose the rest")
  }
  package var brokenFurtherDown: String {
    say("The file is broken further down: saving would lose the rest")
  }
  /// Outcomes for the user's unsaved work when another program has changed the file.
  package var savingAsks: String { say("your work is kept, and saving asks what to do") }
  package var mergedAfterField: String { say("merged with yours when you leave the field") }
  package var mergedAfterJob: String { say("merged with yours when what runs is done") }
  package func changed(_ name: String, _ outcome: String) -> String {
    say("\(name) was changed by another program; \(outcome)")
  }
  package func changedAgain(_ name: String, _ outcome: String) -> String {
    say("\(name) was changed again by another program; \(outcome)")
  }
  package func deleted(_ name: String, _ outcome: String) -> String {
    say("\(name) was deleted by another program; \(outcome)")
  }
  package func thereAgain(_ name: String, _ outcome: String) -> String {
    say("\(name) is there again, changed; \(outcome)")
  }
  package func isAsReadAgain(_ name: String) -> String {
    say("\(name) is on disk again as it was read")
  }
  package func onlyCopyIsHere(_ name: String) -> String {
    say("\(name) was deleted by another program: its records are only here.")
  }
  package func onlyGoodCopyIsHere(_ name: String) -> String {
    say("\(name) can't be read any more: the records that were read before are only here.")
  }
  package func changesSinceRead(_ name: String) -> String {
    say("Your changes since \(name) was read; on disk it was changed since")
  }
  package func changesBeforeDeletion(_ name: String) -> String {
    say("Your changes since \(name) was read; it was deleted since")
  }
  package func isBeingChanged(_ name: String) -> String {
    say("\(name) is being changed by another program; your changes are still here")
  }
  package func isBeingChangedAndReread(_ name: String) -> String {
    say("\(name) is being changed by another program; it is read again when that is done")
  }
  package func isGoneSinceRead(_ name: String) -> String {
    say("\(name) is gone since it was read.")
  }
  package func wasChangedBeforeRead(_ name: String) -> String {
    say("\(name) was changed by another program before all of it was read.")
  }
  package func notThereYet(_ name: String, add: String?, save: String) -> String {
    add.map { say("\(name) is not there yet: \($0) adds a record, \(save) saves and makes it") }
      ?? say("\(name) is not there yet: \(save) saves and makes it")
  }
  package func andOtherRows(_ message: String, _ count: Int) -> String {
    guard count > 0 else { return message }
    return say(
      "\(message) (and another row)", "\(message) (and \(count) more rows)", for: count)
  }
  package var formWasRead: String { say("The form was changed and read again") }
  package func formWasRead(withWarnings count: Int, list key: String) -> String {
    say(
      "The form was read again, with 1 warning; \(key) lists it",
      "The form was read again, with \(count) warnings; \(key) lists them", for: count)
  }
  package func formHas(warnings count: Int, list key: String) -> String {
    say(
      "The form has 1 warning; \(key) lists it",
      "The form has \(count) warnings; \(key) lists them", for: count)
  }
  package func typedKept(back key: String) -> String {
    say("The form no longer takes what you were typing; \(key) brings it back when it does")
  }
  /// Reason for closing a field in which nothing was typed.
  package var fieldClosed: String { say("The form was changed, which closed the field") }
  package var noTextHere: String { say("the form no longer takes text here") }
  package func typedIsDraft(list key: String) -> String {
    say("The form no longer takes what you were typing; \(key) lists it as a draft")
  }
  package var noSuchRowNow: String { say("the form no longer has this row") }
  package func fitsNow(edit: String, keep: String) -> String {
    say("fits now: press \(edit) and \(keep) to enter it")
  }
  /// The source has changed values of what was saved itself.
  package func savedAndCompleted(_ name: String, _ losses: [String]) -> String {
    clauses(
      [say("Saved \(name); the database changed values when saving, they were read again")] + losses
    )
  }
  /// An edit has changed other places of an archive with it.
  package func savedWithShared(_ name: String, _ losses: [String]) -> String {
    clauses([say("Saved \(name); other values changed with it and were read again")] + losses)
  }
  package func changedElsewhere(_ name: String, _ losses: [String]) -> String {
    clauses([say("\(name) was changed elsewhere and read again")] + losses)
  }
  package func jobStopped(_ title: String) -> String { say("stopped: \(title)") }
  package var openRecordIsGone: String { say("the record that was open is gone") }
  package func draftRecordsAreGone(_ drafts: [String], more: Int) -> String {
    let count = drafts.count + more
    let named = drafts + (more > 0 ? [andMore(more)] : [])
    let texts = named.joined(separator: say(", ", as: "clauses"))
    return say(
      "the record of a draft is gone (\(texts))",
      "the records of \(count.grouped) drafts are gone (\(texts))", for: count)
  }
  package func selectedAreGone(_ count: Int) -> String {
    say("1 selected record is gone", "\(count.grouped) selected records are gone", for: count)
  }
  package func filterNotTaken(_ filter: String) -> String {
    say("The form no longer takes the filter “\(filter)”; all records are in view")
  }
  package func stillHere(_ reason: String) -> String {
    say("\(reason); what was read before is still here")
  }
}
