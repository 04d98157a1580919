/// The title bar, the bottom bar, and the line above it.
package protocol ScreenTexts {
  // MARK: The title and the bottom line

  func fileIsRead(_ percent: Int) -> String
  /// What is done while a file is opened, and how far it is, if that is known.
  func openingProgress(_ activity: String, _ percent: Int?) -> String
  var fileIsBroken: String { get }
  var goneFromDisk: String { get }
  var changedOnDisk: String { get }
  var newFile: String { get }
  var formHasError: String { get }
  var readOnly: String { get }
  var unsaved: String { get }
  var unsavedAndLostInCrash: String { get }
  /// Of an object that is one in several places of a file.
  func inPlaces(_ count: Int) -> String
  func recordsInTitle(_ count: Int) -> String
  func itemsInTitle(_ count: Int) -> String
  /// Columns of the table that are not in sight.
  func moreColumns(_ count: Int) -> String
  var itemWord: String { get }
  func ofAll(_ count: Int) -> String
  var filteredBy: String { get }
  var filterWord: String { get }
  func selectedInView(_ count: Int) -> String
  func selectedOutOfView(_ count: Int) -> String
  func selected(_ inView: Int, andOutOfView hidden: Int) -> String
  func problemsFound(_ count: Int) -> String
  func problemsHere(_ count: Int) -> String
  func lists(key: String) -> String
  var dropDraft: String { get }
  var recordWord: String { get }
  var matchWord: String { get }
  var typeWord: String { get }
  var toNarrow: String { get }
  var typeToNarrow: String { get }
  func moreLines(_ count: Int) -> String
  func moreChoices(_ count: Int) -> String
  var windowTooSmall: String { get }
  var nothingMatches: String { get }
  var noRecordsInFile: String { get }
  func noRecordsInFile(add key: String) -> String
  /// `key` is nil where none can be added.
  func noItems(add key: String?) -> String
  func noRecordPasses(filter: String, done: String) -> String

  // MARK: The line of help

  func keepsAsDraft(_ message: String, key: String) -> String
  func keepsDraft(key: String) -> String
  func listsErrors(key: String) -> String
  func jobProgress(_ title: String, _ percent: Int, stop key: String) -> String
  func memberTwiceHere(_ name: String) -> String
  func doesNothing(_ key: String, help: String) -> String
  func doesNothing(_ key: String) -> String
  func takesNoCount(_ key: String) -> String
  func countTyped(_ count: Int, forRecords last: String, _ down: String) -> String
  func countTyped(_ count: Int, forRows last: String, _ down: String) -> String
  func patternsGivenUp(_ labels: [String], afterTexts count: Int) -> String
  var writingFile: String { get }
  func waitingForLock(of name: String) -> String
  /// `key` ends the waiting.
  func waitingForLock(of name: String, stop key: String) -> String
  /// A save, or reading again, has taken a while; `key` ends it.
  func workTakesLong(stop key: String) -> String
  var stopping: String { get }
  var pasteIsNoAnswer: String { get }
  func pasteNeedsField(edit key: String) -> String
  var mouseWorks: String { get }
  func mouseReleased(takeBack key: String) -> String
}
