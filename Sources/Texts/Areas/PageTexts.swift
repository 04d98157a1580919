/// Moving in the form and the table, columns, and the selection.
package protocol PageTexts {
  func foldedRows(_ count: Int) -> String
  var noHeadingToFold: String { get }
  // MARK: Moving

  func noSuchRow(_ number: Int, of count: Int) -> String
  var onlyRecord: String { get }
  var isFirstRecord: String { get }
  var isLastRecord: String { get }
  var isLastReadRecord: String { get }
  func rowGoneTextKept(_ row: String) -> String
  func resultsLeftOut(inRecord number: Int?) -> String
  /// The rows whose values followed an edit, of which the first ones are named.
  func alsoChanged(_ rows: [String]) -> String
  func clearedWithRows(_ keys: [String]) -> String
  func leftOutWithRows(_ keys: [String]) -> String
  var recordIsNew: String { get }
  var recordIsAsSaved: String { get }
  func draftsDropped(_ count: Int) -> String
  func recordReverted(undo: String) -> String
  var reloadLoses: String { get }
  var reloadTitle: String { get }
  var hiddenRow: String { get }
  var computedRow: String { get }
  var disabledRow: String { get }
  var noHiddenRows: String { get }
  var hiddenRowsAreHidden: String { get }
  func hiddenRowsAreShown(_ count: Int, key: String) -> String
  var noProblemsInRecord: String { get }
  func notInRecord(_ text: String) -> String
  func foundAt(_ path: String) -> String
  /// That what a reference leads to is not in a record that can be shown.
  func isInNoRecord(_ path: String) -> String
  /// Which of all matches of a search the cursor is on.
  func match(_ number: Int, of count: Int) -> String
  func noSuchRecord(_ number: Int, of count: Int) -> String
  func recordNotRead(_ number: Int, soFar count: Int) -> String
  func recordFilteredOut(_ number: Int) -> String
  var noRecordToOpen: String { get }
  func columnHidden(_ label: String, _ key: String) -> String
  func onlyColumn(_ label: String) -> String
  func besideNeeds(_ columns: Int, found: Int) -> String

  // MARK: The selection

  var noneSelected: String { get }
  var noneSelectedInView: String { get }
  func selectFirst(_ sentence: String, select: String, edit: String) -> String
  func selectedCount(_ count: Int, set: String, copy: String, delete: String) -> String
  func selectionCleared(_ count: Int, _ key: String) -> String
  func selectedStay(outOfView count: Int) -> String
}
