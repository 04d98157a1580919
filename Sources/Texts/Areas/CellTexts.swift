/// What cells show besides values, and what their editors say.
package protocol CellTexts {
  /// Beside the bullets of a secret.
  var secretHint: String { get }

  // MARK: What keys do

  var keepValue: String { get }
  var leaveAsItWas: String { get }
  var chooseValue: String { get }
  var moveCursor: String { get }
  var letterKeys: String { get }
  var filterList: String { get }
  var todayWord: String { get }
  var arrowKeys: String { get }
  var dayWord: String { get }
  var monthWord: String { get }
  var digitKeys: String { get }
  var dateWord: String { get }
  var stepNumber: String { get }
  var toLimits: String { get }
  var numberWord: String { get }
  var nextField: String { get }
  var editorWord: String { get }
  var newLine: String { get }
  var onOrOff: String { get }
  var goToChoice: String { get }
  var markChoice: String { get }

  // MARK: Values

  var on: String { get }
  var off: String { get }
  var staysWhileEmpty: String { get }
  var noChoices: String { get }
  func noChoiceMatches(_ text: String) -> String
  var typeToFilter: String { get }
  func tally(_ count: Int, of all: Int) -> String
  func otherValue(_ text: String) -> String
  func notOffered(_ value: String) -> String
  /// Items of a list that are not shown.
  func moreItems(_ count: Int) -> String
  func weekdays(_ weekday: Int) -> String
  func monthTitle(_ month: Int, of year: Int) -> String

  // MARK: Refusals

  func keySwitches(_ key: String) -> String
  var chosenNotTyped: String { get }
  var nothingChosen: String { get }
  func noChoiceBegins(_ text: String) -> String
  var typeYearFirst: String { get }
  var dateIsComplete: String { get }
  var dateIsTypedAs: String { get }
  var onlyNumbersStep: String { get }
  var hasNoLimit: String { get }
  var secretStaysHere: String { get }
  var numberIsTypedHere: String { get }
  var nothingToUndoInField: String { get }
  var nothingToRedoInField: String { get }
}
