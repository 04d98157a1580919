extension EnglishTexts {
  package var jobShowingAll: String { "Showing all" }
  package var jobFiltering: String { "Filtering" }
  package var jobSorting: String { "Sorting" }
  package var jobAddingUp: String { "Adding up" }
  package var jobSearching: String { "Searching" }
  package var jobLookingForProblems: String { "Looking for problems" }
  package var jobSetting: String { "Setting the column" }
  package var jobChecking: String { "Checking before saving" }
  package var jobCounting: String { "Counting problems" }
  package func formHasNoColumn(_ name: String) -> String { "The form has no column \(name)" }
  package var lineIsInvalidJSON: String { "the line is invalid JSON" }
  package var itIsReadOnly: String { "it is read-only" }
  package func lineIsInvalid(_ reason: String) -> String { "this line is invalid JSON: \(reason)" }
  package var thereIsNoRecord: String { "There are no \(entries)" }
  package func jobGoesOn(_ title: String, stop key: String) -> String {
    "\(title) goes on; \(key) stops it"
  }
  package func jobGoesOnTryAgain(_ title: String, stop key: String) -> String {
    "\(title) goes on; try again when it's done, or stop it with \(key)"
  }
  package var stopped: String { "Stopped" }
  package var stoppedUnsaved: String { "Stopped: not saved" }
  package func stoppedUnchanged(textBack key: String?) -> String {
    "Stopped: no \(entry) was changed" + (key.map { "; \($0) brings the text back" } ?? "")
  }
  package func orderReveals(_ label: String) -> String {
    "\(label) is secret: an order would reveal its values"
  }
  package func tooManySortColumns(_ limit: Int) -> String {
    "\(limit) columns at most can decide the order"
  }
  package func nothingToSearch(_ key: String) -> String { "Nothing to search for yet: \(key) asks" }
  package var allInView: String { "All \(entries) are in view" }
  package func pass(_ count: Int, of all: Int) -> String {
    "\(count.grouped) of \(all.grouped) pass"
  }
  package func inNoRecord(_ text: String) -> String { "“\(text)” is in no \(entry) in view" }
  package func filterLooksInColumns(search: String) -> String {
    "words are looked for in the columns; \(search) finds them in other rows, lists and objects, too"
  }
  package func inHiddenColumn(_ text: String, _ label: String, _ key: String) -> String {
    "“\(text)” is in \(label), a hidden column; \(key) shows it"
  }
  package var searchWrapped: String { "The search went on from the other end" }
  package func onlyMatch(_ text: String) -> String {
    "“\(text)” is in no other row of this \(entry)"
  }
  package var noProblemsInView: String { "No problems in the \(entries) in view" }
}
