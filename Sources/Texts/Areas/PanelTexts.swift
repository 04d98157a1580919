/// Lists over the page: keys, problems, changes, statistics, columns.
package protocol PanelTexts {
  // MARK: Lists

  func deletedRecord(_ number: Int) -> String
  var recordsWereMoved: String { get }
  func andMoreRecords(_ count: Int) -> String
  func recordHeading(_ number: String) -> String
  var nothingThere: String { get }
  func movedFrom(_ place: String) -> String
  /// Behind the bullets of a secret that another one takes the place of.
  var changedSecret: String { get }
  func lineNumber(_ number: Int) -> String
  var keysHeading: String { get }
  var problemsHeading: String { get }
  /// `total` is a number, or that there are more; `count` is nil where there is one record.
  func problemsHeading(total: String, inRecords count: Int?) -> String
  var noProblems: String { get }
  var nothingIsChanged: String { get }
  var onlyDraftsLeft: String { get }
  var whatSavingChanges: String { get }
  var deletedHaveFormerNumbers: String { get }
  var brokenFormHeading: String { get }
  var formHeading: String { get }
  var columnsHeading: String { get }
  var goToHeading: String { get }
  var hiddenColumn: String { get }
  var noRowsToGoTo: String { get }
  func moreRecordsHere(_ count: Int, _ key: String) -> String
  var lineLabel: String { get }
  func invalidJSONHere(_ message: String) -> String
  var factRecords: String { get }
  var factMissing: String { get }
  var factOtherType: String { get }
  var factDistinct: String { get }
  func moreThan(_ count: Int) -> String
  var factMinimum: String { get }
  var factMaximum: String { get }
  var factSum: String { get }
  var factMean: String { get }
  var mostFrequent: String { get }

  // MARK: Help about a row

  func thisColumn(_ label: String) -> String
  func thisRow(_ label: String) -> String
  var factName: String { get }
  var factPath: String { get }
  var factCell: String { get }
  func storesType(_ cell: String, _ type: String) -> String
  var factValue: String { get }
  var factChoices: String { get }
  var factKeyboard: String { get }
  var factDefault: String { get }
  func markedDefault(_ mark: String) -> String
  var factReadOnly: String { get }
  func factCondition(_ key: String) -> String
  func conditionHolds(_ predicate: String?, _ holds: Bool) -> String
  var factFormula: String { get }
  var factDefaultFormula: String { get }
  var factProblem: String { get }
  var inThisField: String { get }
  var inTheTable: String { get }
  var inTheForm: String { get }
  func numberBeforeMovement(_ last: String) -> String
}
