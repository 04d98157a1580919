extension EnglishTexts {
  package func savesElsewhere(_ reason: String, key: String) -> String {
    "\(reason); \(key) saves under another name"
  }
  package func stillBeingRead(_ percent: Int) -> String {
    "The file is still being read (\(percent) %); try again in a moment"
  }
  package func onlyPartRead(_ name: String) -> String {
    "Only a part of \(name) could be read: saving would lose the rest"
  }
  package var brokenFurtherDown: String {
    "The file is broken further down: saving would lose the rest"
  }
  package var savingAsks: String { "your work is kept, and saving asks what to do" }
  package var mergedAfterField: String { "merged with yours when you leave the field" }
  package var mergedAfterJob: String { "merged with yours when what runs is done" }
  package func changed(_ name: String, _ outcome: String) -> String {
    "\(name) was changed by another program; \(outcome)"
  }
  package func changedAgain(_ name: String, _ outcome: String) -> String {
    "\(name) was changed again by another program; \(outcome)"
  }
  package func deleted(_ name: String, _ outcome: String) -> String {
    "\(name) was deleted by another program; \(outcome)"
  }
  package func thereAgain(_ name: String, _ outcome: String) -> String {
    "\(name) is there again, changed; \(outcome)"
  }
  package func isAsReadAgain(_ name: String) -> String { "\(name) is on disk again as it was read" }
  package func onlyCopyIsHere(_ name: String) -> String {
    "\(name) was deleted by another program: its records are only here."
  }
  package func onlyGoodCopyIsHere(_ name: String) -> String {
    "\(name) can't be read any more: the records that were read before are only here."
  }
  package func changesSinceRead(_ name: String) -> String {
    "Your changes since \(name) was read; on disk it was changed since"
  }
  package func changesBeforeDeletion(_ name: String) -> String {
    "Your changes since \(name) was read; it was deleted since"
  }
  package func isBeingChanged(_ name: String) -> String {
    "\(name) is being changed by another program; your changes are still here"
  }
  package func isBeingChangedAndReread(_ name: String) -> String {
    "\(name) is being changed by another program; it is read again when that is done"
  }
  package func isGoneSinceRead(_ name: String) -> String { "\(name) is gone since it was read." }
  package func wasChangedBeforeRead(_ name: String) -> String {
    "\(name) was changed by another program before all of it was read."
  }
  package func notThereYet(_ name: String, add: String?, save: String) -> String {
    "\(name) is not there yet: " + (add.map { "\($0) adds a record, " } ?? "")
      + "\(save) saves and makes it"
  }
  package func andOtherRows(_ message: String, _ count: Int) -> String {
    count == 0
      ? message : message + (count == 1 ? " (and another row)" : " (and \(count) more rows)")
  }
  package var formWasRead: String { "The form was changed and read again" }
  package func formWasRead(withWarnings count: Int, list key: String) -> String {
    "The form was read again, with \(counted(count, "warning")); \(key) lists \(count == 1 ? "it" : "them")"
  }
  package func formHas(warnings count: Int, list key: String) -> String {
    "The form has \(counted(count, "warning")); \(key) lists \(count == 1 ? "it" : "them")"
  }
  package func typedKept(back key: String) -> String {
    "The form no longer takes what you were typing; \(key) brings it back when it does"
  }
  package var fieldClosed: String { "The form was changed, which closed the field" }
  package var noTextHere: String { "the form no longer takes text here" }
  package func typedIsDraft(list key: String) -> String {
    "The form no longer takes what you were typing; \(key) lists it as a draft"
  }
  package var noSuchRowNow: String { "the form no longer has this row" }
  package func fitsNow(edit: String, keep: String) -> String {
    "fits now: press \(edit) and \(keep) to enter it"
  }
  package func savedAndCompleted(_ name: String, _ losses: [String]) -> String {
    (["Saved \(name); the database changed values when saving, they were read again"] + losses)
      .joined(separator: "; ")
  }
  package func savedWithShared(_ name: String, _ losses: [String]) -> String {
    (["Saved \(name); other values changed with it and were read again"] + losses)
      .joined(separator: "; ")
  }
  package func changedElsewhere(_ name: String, _ losses: [String]) -> String {
    (["\(name) was changed elsewhere and read again"] + losses).joined(separator: "; ")
  }
  package func jobStopped(_ title: String) -> String { "stopped: \(title)" }
  package var openRecordIsGone: String { "the record that was open is gone" }
  package func draftRecordsAreGone(_ drafts: [String], more: Int) -> String {
    let count = drafts.count + more
    let gone =
      count == 1
      ? "the record of a draft is gone" : "the records of \(count.grouped) drafts are gone"
    let texts = drafts + (more > 0 ? [andMore(more)] : [])
    return "\(gone) (\(texts.joined(separator: ", ")))"
  }
  package func selectedAreGone(_ count: Int) -> String {
    count == 1 ? "1 selected record is gone" : "\(count.grouped) selected records are gone"
  }
  package func filterNotTaken(_ filter: String) -> String {
    "The form no longer takes the filter “\(filter)”; all records are in view"
  }
  package func stillHere(_ reason: String) -> String {
    "\(reason); what was read before is still here"
  }
}
