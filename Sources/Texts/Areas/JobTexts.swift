/// Work on many records in the background, and what comes of it.
package protocol JobTexts {
  var jobShowingAll: String { get }
  var jobFiltering: String { get }
  var jobSorting: String { get }
  var jobAddingUp: String { get }
  var jobSearching: String { get }
  var jobLookingForProblems: String { get }
  var jobSetting: String { get }
  var jobChecking: String { get }
  var jobCounting: String { get }
  func formHasNoColumn(_ name: String) -> String
  var lineIsInvalidJSON: String { get }
  var itIsReadOnly: String { get }
  func lineIsInvalid(_ reason: String) -> String
  var thereIsNoRecord: String { get }
  func jobGoesOn(_ title: String, stop key: String) -> String
  func jobGoesOnTryAgain(_ title: String, stop key: String) -> String
  var stopped: String { get }
  var stoppedUnsaved: String { get }
  func stoppedUnchanged(textBack key: String?) -> String
  func orderReveals(_ label: String) -> String
  func tooManySortColumns(_ limit: Int) -> String
  func nothingToSearch(_ key: String) -> String
  var allInView: String { get }
  func pass(_ count: Int, of all: Int) -> String
  /// Of words that are in no column, and that the key `search` finds inside of records.
  func filterLooksInColumns(search: String) -> String
  func inNoRecord(_ text: String) -> String
  func inHiddenColumn(_ text: String, _ label: String, _ key: String) -> String
  var searchWrapped: String { get }
  func onlyMatch(_ text: String) -> String
  var noProblemsInView: String { get }
}
