extension EnglishTexts {
  // MARK: The title and the bottom line

  package func fileIsRead(_ percent: Int) -> String { "reading \(percent) %" }
  package func openingProgress(_ activity: String, _ percent: Int?) -> String {
    activity + "…" + (percent.map { " \($0) %" } ?? "")
  }
  package var fileIsBroken: String { "broken" }
  package var goneFromDisk: String { "gone from disk" }
  package var changedOnDisk: String { "changed on disk" }
  package var newFile: String { "new file" }
  package var formHasError: String { "form has an error" }
  package var readOnly: String { "read only" }
  package var unsaved: String { "unsaved" }
  package var unsavedAndLostInCrash: String { "unsaved, lost in a crash" }
  package func inPlaces(_ count: Int) -> String { "in \(count.grouped) places" }
  package func recordsInTitle(_ count: Int) -> String { noun(count, "record") }
  package func moreColumns(_ count: Int) -> String { "+\(count.grouped) \(noun(count, "column"))" }
  package func ofAll(_ count: Int) -> String { "of \(count.grouped)" }
  package var filteredBy: String { "filtered by " }
  package var filterWord: String { "filter" }
  package func selectedInView(_ count: Int) -> String { "\(count.grouped) selected" }
  package func selectedOutOfView(_ count: Int) -> String { "\(count.grouped) selected out of view" }
  package func selected(_ inView: Int, andOutOfView hidden: Int) -> String {
    "\(inView.grouped) selected + \(hidden.grouped) out of view"
  }
  package func problemsFound(_ count: Int) -> String { counted(count, "problem") }
  package func problemsHere(_ count: Int) -> String { counted(count, "problem") + " here" }
  package func lists(key: String) -> String { "\(key) to list" }
  package var dropDraft: String { "drop the draft" }
  package var recordWord: String { "record" }
  package var matchWord: String { "match" }
  package var typeWord: String { "type" }
  package var toNarrow: String { "to narrow" }
  package var typeToNarrow: String { "type to narrow" }
  package func moreLines(_ count: Int) -> String { "+" + counted(count, "line") }
  package func moreChoices(_ count: Int) -> String { "+" + counted(count, "choice") }
  package var windowTooSmall: String { "Window too small" }
  package var nothingMatches: String { "Nothing matches." }
  package var noRecordsInFile: String { "This file holds no records." }
  package func noRecordsInFile(add key: String) -> String {
    "This file holds no records; \(key) adds one."
  }
  package func noItems(add key: String?) -> String {
    key.map { "There are no items; \($0) adds one." } ?? "There are no items."
  }
  package func noRecordPasses(filter: String, done: String) -> String {
    "No \(entry) passes the filter; \(filter) and \(done) on an empty line show all."
  }

  // MARK: The line of help

  package func keepsAsDraft(_ message: String, key: String) -> String {
    "\(message); \(key) again keeps it as a draft"
  }
  package func keepsDraft(key: String) -> String { "\(key) again keeps it as a draft" }
  package func listsErrors(key: String) -> String { "\(key) shows all of it" }
  package func jobProgress(_ title: String, _ percent: Int, stop key: String) -> String {
    "\(title)… \(percent) %  \(key) stops"
  }
  package func memberTwiceHere(_ name: String) -> String {
    "“\(name)” appears twice in this record; the last one counts"
  }
  package func doesNothing(_ key: String, help: String) -> String {
    "\(key) does nothing here; \(help) shows the keys"
  }
  package func doesNothing(_ key: String) -> String { "\(key) does nothing here" }
  package func takesNoCount(_ key: String) -> String {
    "A number goes before a movement; \(key) takes none"
  }
  package func countTyped(_ count: Int, forRecords last: String, _ down: String) -> String {
    "\(count.grouped): \(last) goes to \(entry) \(count.grouped), a movement such as \(down) that far"
  }
  package func countTyped(_ count: Int, forRows last: String, _ down: String) -> String {
    "\(count.grouped): \(last) goes to row \(count.grouped), a movement such as \(down) that far"
  }
  package func patternsGivenUp(_ labels: [String], afterTexts count: Int) -> String {
    "\(labels.joined(separator: ", ")): not judged any more, the pattern needed too much "
      + "work for \(count) texts (W405)"
  }
  package var writingFile: String { "Writing the file…" }
  package func waitingForLock(of name: String) -> String {
    "Waiting for the program that has locked \(name)"
  }
  package func waitingForLock(of name: String, stop key: String) -> String {
    "\(waitingForLock(of: name)); \(key) stops it"
  }
  package func workTakesLong(stop key: String) -> String { "Still at work…; \(key) stops it" }
  package var stopping: String { "Stopping…" }
  package var pasteIsNoAnswer: String { "Pasted text is not taken as an answer" }
  package func pasteNeedsField(edit key: String) -> String {
    "Pasted text goes into a field: press \(key) on one first"
  }
  package var mouseWorks: String { "The mouse works here again" }
  package func mouseReleased(takeBack key: String) -> String {
    "The mouse is the terminal's: select text; \(key) takes it back"
  }
  package func itemsInTitle(_ count: Int) -> String { noun(count, "item") }
  package var itemWord: String { "item" }
}
