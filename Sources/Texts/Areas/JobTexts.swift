/// Work on many records in the background, and what comes of it.
extension Texts {
  package var jobShowingAll: String { say("Showing all") }
  package var jobFiltering: String { say("Filtering") }
  package var jobSorting: String { say("Sorting") }
  package var jobAddingUp: String { say("Adding up") }
  package var jobSearching: String { say("Searching") }
  package var jobLookingForProblems: String { say("Looking for problems") }
  package var jobSetting: String { say("Setting the column") }
  package var jobChecking: String { say("Checking before saving") }
  package var jobCounting: String { say("Counting problems") }
  package func formHasNoColumn(_ name: String) -> String { say("The form has no column \(name)") }
  package var lineIsInvalidJSON: String { say("the line is invalid JSON") }
  package var itIsReadOnly: String { say("it is read-only") }
  package func lineIsInvalid(_ reason: String) -> String {
    say("this line is invalid JSON: \(reason)")
  }
  package var thereIsNoRecord: String { say("There are no \(entries)") }
  package func jobGoesOn(_ title: String, stop key: String) -> String {
    say("\(title) goes on; \(key) stops it")
  }
  package func jobGoesOnTryAgain(_ title: String, stop key: String) -> String {
    say("\(title) goes on; try again when it's done, or stop it with \(key)")
  }
  package var stopped: String { say("Stopped") }
  package var stoppedUnsaved: String { say("Stopped: not saved") }
  package func stoppedUnchanged(textBack key: String?) -> String {
    key.map { say("Stopped: no \(entry) was changed; \($0) brings the text back") }
      ?? say("Stopped: no \(entry) was changed")
  }
  package func orderReveals(_ label: String) -> String {
    say("\(label) is secret: an order would reveal its values")
  }
  package func tooManySortColumns(_ limit: Int) -> String {
    say("\(limit) columns at most can decide the order")
  }
  package func nothingToSearch(_ key: String) -> String {
    say("Nothing to search for yet: \(key) asks")
  }
  package var allInView: String { say("All \(entries) are in view") }
  package func pass(_ count: Int, of all: Int) -> String {
    say("\(count.grouped) of \(all.grouped) pass", as: unit == .items ? "items" : "records")
  }
  package func inNoRecord(_ text: String) -> String { say("“\(text)” is in no \(entry) in view") }
  /// Of words that are in no column, and that the key `search` finds inside of records.
  package func filterLooksInColumns(search: String) -> String {
    say(
      """
      words are looked for in the columns; \(search) finds them in other rows, lists and objects, \
      too
      """)
  }
  package func inHiddenColumn(_ text: String, _ label: String, _ key: String) -> String {
    say("“\(text)” is in \(label), a hidden column; \(key) shows it")
  }
  package var searchWrapped: String { say("The search went on from the other end") }
  package func onlyMatch(_ text: String) -> String {
    say("“\(text)” is in no other row of this \(entry)")
  }
  package var noProblemsInView: String { say("No problems in the \(entries) in view") }
}
