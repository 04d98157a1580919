/// The title bar, the bottom bar, and the line above it.
extension Texts {
  // MARK: The title and the bottom line

  package func fileIsRead(_ percent: Int) -> String { say("reading \(percent) %") }
  /// The activity while a file is opened, with its progress in percent if that is known.
  package func openingProgress(_ activity: String, _ percent: Int?) -> String {
    percent.map { say("\(activity)… \($0) %") } ?? "\(activity)…"
  }
  package var fileIsBroken: String { say("broken") }
  package var goneFromDisk: String { say("gone from disk") }
  package var changedOnDisk: String { say("changed on disk") }
  package var newFile: String { say("new file") }
  package var formHasError: String { say("form has an error") }
  package var readOnly: String { say("read only") }
  package var unsaved: String { say("unsaved") }
  package var unsavedAndLostInCrash: String { say("unsaved, lost in a crash") }
  /// Of an object that is one in several places of a file.
  package func inPlaces(_ count: Int) -> String { say("in \(count.grouped) places") }
  /// The value is shown in place of an alias, or inherited.
  package func fromAnchor(_ name: String, line: Int) -> String {
    say("from &\(name), line \(line)")
  }
  package func recordsInTitle(_ count: Int) -> String {
    say("record", "records", for: count, as: "title")
  }
  /// Columns of the table that are not in sight.
  package func moreColumns(_ count: Int) -> String { say("+\(grouped: count, "column")") }
  package func ofAll(_ count: Int) -> String { say("of \(count.grouped)") }
  package var filteredBy: String { say("filtered by ") }
  package var filterWord: String { say("filter") }
  package func selectedInView(_ count: Int) -> String {
    say("\(count.grouped) selected", as: unit == .items ? "items" : "records")
  }
  package func selectedOutOfView(_ count: Int) -> String {
    say("\(count.grouped) selected out of view", as: unit == .items ? "items" : "records")
  }
  package func selected(_ inView: Int, andOutOfView hidden: Int) -> String {
    say("\(inView.grouped) selected + \(hidden.grouped) out of view")
  }
  package func problemsFound(_ count: Int) -> String { say("\(count, "problem")") }
  package func problemsHere(_ count: Int) -> String { say("\(count, "problem") here") }
  package func lists(key: String) -> String { say("\(key) to list") }
  package var dropDraft: String { say("drop the draft") }
  package var recordWord: String { say("record") }
  package var matchWord: String { say("match") }
  package var typeWord: String { say("type") }
  package var toNarrow: String { say("to narrow") }
  package var typeToNarrow: String { say("type to narrow") }
  package func moreLines(_ count: Int) -> String { say("+\(count, "line")") }
  package func moreChoices(_ count: Int) -> String { say("+\(count, "choice")") }
  package var windowTooSmall: String { say("Window too small") }
  package var nothingMatches: String { say("Nothing matches.") }
  package var noRecordsInFile: String { say("This file holds no records.") }
  package func noRecordsInFile(add key: String) -> String {
    say("This file holds no records; \(key) adds one.")
  }
  /// `key` is nil where none can be added.
  package func noItems(add key: String?) -> String {
    key.map { say("There are no items; \($0) adds one.") } ?? say("There are no items.")
  }
  package func noRecordPasses(filter: String, done: String) -> String {
    say("No \(entry) passes the filter; \(filter) and \(done) on an empty line show all.")
  }

  // MARK: The line of help

  package func keepsAsDraft(_ message: String, key: String) -> String {
    say("\(message); \(key) again keeps it as a draft")
  }
  package func keepsDraft(key: String) -> String { say("\(key) again keeps it as a draft") }
  package func listsErrors(key: String) -> String { say("\(key) shows all of it") }
  package func jobProgress(_ title: String, _ percent: Int, stop key: String) -> String {
    say("\(title)… \(percent) %  \(key) stops")
  }
  package func memberTwiceHere(_ name: String) -> String {
    say("“\(name)” appears twice in this record; the last one counts")
  }
  package func doesNothing(_ key: String, help: String) -> String {
    say("\(key) does nothing here; \(help) shows the keys")
  }
  package func doesNothing(_ key: String) -> String { say("\(key) does nothing here") }
  package func takesNoCount(_ key: String) -> String {
    say("A number goes before a movement; \(key) takes none")
  }
  package func countTyped(_ count: Int, forRecords last: String, _ down: String) -> String {
    say(
      """
      \(count.grouped): \(last) goes to \(entry) \(count.grouped), a movement such as \(down) that \
      far
      """)
  }
  package func countTyped(_ count: Int, forRows last: String, _ down: String) -> String {
    say(
      """
      \(count.grouped): \(last) goes to row \(count.grouped), a movement such as \(down) that far
      """)
  }
  package func patternsGivenUp(_ labels: [String], afterTexts count: Int) -> String {
    say(
      """
      \(joined(labels)): not judged any more, the pattern needed too much work \
      for \(count) texts (W405)
      """)
  }
  package var writingFile: String { say("Writing the file…") }
  package func waitingForLock(of name: String) -> String {
    say("Waiting for the program that has locked \(name)")
  }
  /// `key` ends the waiting.
  package func waitingForLock(of name: String, stop key: String) -> String {
    say("\(waitingForLock(of: name)); \(key) stops it")
  }
  /// A save, or reading again, has taken a while; `key` ends it.
  package func workTakesLong(stop key: String) -> String { say("Still at work…; \(key) stops it") }
  package var stopping: String { say("Stopping…") }
  package var pasteIsNoAnswer: String { say("Pasted text is not taken as an answer") }
  package func pasteNeedsField(edit key: String) -> String {
    say("Pasted text goes into a field: press \(key) on one first")
  }
  package var mouseWorks: String { say("The mouse works here again") }
  package func mouseReleased(takeBack key: String) -> String {
    say("The mouse is the terminal's: select text; \(key) takes it back")
  }
  package func itemsInTitle(_ count: Int) -> String {
    say("item", "items", for: count, as: "title")
  }
  package var itemWord: String { say("item") }
}
