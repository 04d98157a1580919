extension EnglishTexts {
  package func ended(_ sentence: String) -> String { "\(sentence)." }
  package var nothingToSave: String { "Nothing to save: the file is as you see it" }
  package var notSavedYet: String { "Not saved yet: you went on working; save again" }
  package var takeTheirs: String { "take theirs, drop mine" }
  package var goToIt: String { "go to it" }
  package var goToFirst: String { "go to the first" }
  package var saveRest: String { "save the rest" }
  package var discard: String { "discard" }
  package var showChanges: String { "show changes" }
  package func draftsNotEntered(_ count: Int) -> String {
    count == 1
      ? "A draft isn't entered yet and can't be saved."
      : "\(count) drafts aren't entered yet and can't be saved."
  }
  package func deletesRecords(_ count: Int, of all: Int, _ file: String) -> String {
    "Saving deletes \(count.grouped) of \(all.grouped) records in \(file)."
  }
  package func draftsNotValid(_ count: Int) -> String {
    count == 1
      ? "A draft isn't valid yet and can't be saved."
      : "\(count) drafts aren't valid yet and can't be saved."
  }
  package func valuesDifferFromFormulas(_ count: Int) -> String {
    count == 1
      ? "A value is not what its formula gives."
      : "\(count.grouped) values are not what their formulas give."
  }
  package var updateThem: String { "update and save" }
  package var saveAsTheyAre: String { "save as it is" }
  package var saveAnyway: String { "save anyway" }
  package func problemsLeft(_ count: Int) -> String {
    count == 1 ? "There is a problem left." : "There are \(count) problems left."
  }
  package func problemsLeftInChanged(_ count: Int) -> String {
    "\(count.grouped) \(noun(count, "problem")) left in changed records."
  }
  package func warningsLeft(_ place: String, _ message: String, more: Int) -> String {
    let rest = more == 0 ? "" : "; \(more.grouped) more \(noun(more, "warning"))"
    return "\(about(place, message))\(rest)."
  }
  package func problemsLeft(_ count: Int, inFile all: Int) -> String {
    let left = "\(count.grouped) \(noun(count, "problem")) left"
    return all > count
      ? "\(left) in changed records; \(all.grouped) in the file."
      : "\(left), \(count == 1 ? "in a changed record" : "all in changed records")."
  }
  package func savedFile(_ path: String) -> String { "Saved \(path)" }
  package var writeAgain: String { "write it again" }
  package var lookAtDifferences: String { "look at the differences" }
  package var overwriteTheirs: String { "overwrite theirs" }
  package var saveElsewhere: String { "save elsewhere" }
  package func recordNumbered(_ number: Int) -> String { "Record \(number.grouped)" }
  package func deletedRecordNamed(_ number: Int, _ title: String) -> String {
    "Deleted record \(number.grouped)" + (title.isEmpty ? "" : ", \(title)")
  }
  package func saveRefused(_ name: String, _ reason: String, more: Int) -> String {
    "\(name): \(reason)" + (more == 0 ? "" : " (and \(more.grouped) more like it)")
      + "; nothing was saved"
  }
  package func exists(_ path: String) -> String { "\(path) exists." }
  package var replaceIt: String { "replace it" }
  package var leave: String { "leave without it" }
  package var stay: String { "stay" }
  package func notSavedWork(_ parts: [String]) -> String { "Not saved: \(list(parts))." }
  package func notSavedNorRescued(_ parts: [String]) -> String {
    "Not saved (encrypted, so no rescue file): \(list(parts))."
  }
  package var changesWord: String { "changes" }
  package func changesToRecords(_ count: Int) -> String {
    count == 1 ? "changes to a record" : "changes to \(count.grouped) records"
  }
  package func deletedRecords(_ count: Int) -> String {
    count == 1 ? "a deleted record" : "\(count.grouped) deleted records"
  }
  package var newOrder: String { "the records' new order" }
  package func draftCount(_ count: Int) -> String {
    count == 1 ? "a draft" : "\(count.grouped) drafts"
  }
  package var fieldBeingTyped: String { "a field being typed" }
  package var columnBeingSet: String { "a column being set" }
  package var noNameGiven: String { "Not saved: no name given" }
  package var saveAsLabel: String { "Save as: " }
  package var recipientsFileLabel: String { "Recipients file: " }
  package var recipientsFileHint: String {
    "A file that lists all who may open the data, you among them: age1…, a line each"
  }
  package var filterLabel: String { "Filter: " }
  package var filterHint: String {
    "Words, or salary > 5000, name ~ ann, city in (a, b), phone missing; not, and, or. "
      + "Empty: all."
  }
  package func columnNumber(_ number: Int, _ message: String) -> String {
    "Column \(number): \(message)"
  }
}
