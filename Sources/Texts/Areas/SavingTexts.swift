/// Saving and leaving: questions, their answers, and refusals.
extension Texts {
  package var nothingToSave: String { say("Nothing to save: the file is as you see it") }
  package var notSavedYet: String { say("Not saved yet: you went on working; save again") }
  package var takeTheirs: String { say("take theirs, drop mine") }
  package var goToIt: String { say("go to it") }
  package var goToFirst: String { say("go to the first") }
  package var saveRest: String { say("save the rest") }
  package var discard: String { say("discard") }
  package var showChanges: String { say("show changes") }
  package func draftsNotEntered(_ count: Int) -> String {
    say(
      "A draft isn't entered yet and can't be saved.",
      "\(count) drafts aren't entered yet and can't be saved.", for: count)
  }
  package func itemsWithoutKey(_ count: Int) -> String {
    say(
      "A new item has no valid key yet and can't be saved.",
      "\(count) new items have no valid keys yet and can't be saved.", for: count)
  }
  package func saveWithout(_ count: Int) -> String {
    say("save without it", "save without the \(count)", for: count)
  }
  package func deletesRecords(_ count: Int, of all: Int, _ file: String) -> String {
    say("Saving deletes \(count.grouped) of \(all.grouped) records in \(file).")
  }
  package func draftsNotValid(_ count: Int) -> String {
    say(
      "A draft isn't valid yet and can't be saved.",
      "\(count) drafts aren't valid yet and can't be saved.", for: count)
  }
  package func valuesDifferFromFormulas(_ count: Int) -> String {
    say(
      "A value is not what its formula gives.",
      "\(count.grouped) values are not what their formulas give.", for: count)
  }
  package var updateThem: String { say("update and save") }
  package var saveAsTheyAre: String { say("save as it is") }
  package var saveAnyway: String { say("save anyway") }
  package func problemsLeft(_ count: Int) -> String {
    say("There is a problem left.", "There are \(count) problems left.", for: count)
  }
  package func problemsLeftInChanged(_ count: Int) -> String {
    say("\(grouped: count, "problem") left in changed records.")
  }
  /// The first of the warnings in changed records, with its record and row, and how many there are besides.
  package func warningsLeft(_ location: String, _ message: String, more: Int) -> String {
    let first = about(location, message)
    return more == 0 ? say("\(first).") : say("\(first); \(grouped: more, "more warning").")
  }
  package func problemsLeft(_ count: Int, inFile all: Int) -> String {
    guard all <= count else {
      return say(
        "\(grouped: count, "problem") left in changed records; \(all.grouped) in the file.")
    }
    return say(
      "1 problem left, in a changed record.",
      "\(count.grouped) problems left, all in changed records.", for: count)
  }
  package func savedFile(_ path: String) -> String { say("Saved \(path)") }
  package var writeAgain: String { say("write it again") }
  package var lookAtDifferences: String { say("look at the differences") }
  package var overwriteTheirs: String { say("overwrite theirs") }
  package var saveElsewhere: String { say("save elsewhere") }
  package func recordNumbered(_ number: Int) -> String { say("Record \(number.grouped)") }
  /// A record that is deleted and not saved so, by the number that it had and its title.
  package func deletedRecordNamed(_ number: Int, _ title: String) -> String {
    title.isEmpty
      ? say("Deleted record \(number.grouped)") : say("Deleted record \(number.grouped), \(title)")
  }
  package func saveRefused(_ name: String, _ reason: String, more: Int) -> String {
    more == 0
      ? say("\(name): \(reason); nothing was saved")
      : say("\(name): \(reason) (and \(more.grouped) more like it); nothing was saved")
  }
  package func exists(_ path: String) -> String { say("\(path) exists.") }
  package var replaceIt: String { say("replace it") }
  package var leave: String { say("leave without it") }
  package var stay: String { say("stay") }
  package func notSavedWork(_ parts: [String]) -> String { say("Not saved: \(list(parts)).") }
  /// A message like `notSavedWork` for encrypted data, which have no rescue file.
  package func notSavedNorRescued(_ parts: [String]) -> String {
    say("Not saved (encrypted, so no rescue file): \(list(parts)).")
  }
  package var changesWord: String { say("changes") }
  package func changesToRecords(_ count: Int) -> String {
    say("changes to a record", "changes to \(count.grouped) records", for: count)
  }
  package func deletedRecords(_ count: Int) -> String {
    say("a deleted record", "\(count.grouped) deleted records", for: count)
  }
  package var newOrder: String { say("the records' new order") }
  package var fieldBeingTyped: String { say("a field being typed") }
  package var columnBeingSet: String { say("a column being set") }
  package var noNameGiven: String { say("Not saved: no name given") }
  package var saveAsLabel: String { say("Save as: ") }
  package var recipientsFileLabel: String { say("Recipients file: ") }
  package var recipientsFileHint: String {
    say("A file that lists all who may open the data, you among them: age1…, a line each")
  }
  package var filterLabel: String { say("Filter: ") }
  package var filterHint: String {
    say(
      """
      Words, or salary > 5000, name ~ ann, city in (a, b), phone missing; not, and, or. Empty: \
      all.
      """)
  }
  package func columnNumber(_ number: Int, _ message: String) -> String {
    say("Column \(number): \(message)")
  }
}
