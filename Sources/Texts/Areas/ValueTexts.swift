/// What is said of dates, numbers and paths that are typed or written in forms.
package protocol ValueTexts: FormatTexts {
  // MARK: Dates being typed

  func writeLike(_ example: String) -> String
  var noSuchDay: String { get }
  var yearHasFourDigits: String { get }
  var monthHasTwoDigits: String { get }
  func noMonth(_ month: String) -> String
  var dayHasTwoDigits: String { get }
  func noDay(_ day: String) -> String
  func month(_ month: String, hasNoDay day: Int) -> String
  var hoursAreFromTo: String { get }
  var minutesAreFromTo: String { get }

  // MARK: Data

  func dataBytes(_ count: Int, _ beginning: String) -> String
  var noData: String { get }
  var readFileLabel: String { get }
  var writeFileLabel: String { get }
  var onlyDataHasFiles: String { get }
  var noDataToWrite: String { get }
  func dataRead(_ count: Int, from path: String) -> String
  func dataWritten(_ count: Int, to path: String) -> String

  // MARK: Value paths

  var emptyPath: String { get }
  var expectedDotOrBracket: String { get }
  var expectedName: String { get }
  var bracketWithoutOpening: String { get }
  var quoteInsideName: String { get }
  var whiteSpaceBesideName: String { get }
  var bracketNotClosed: String { get }
  var expectedIndex: String { get }
  var backslashInQuotes: String { get }
  var quoteNotClosed: String { get }
  var tildeInPointer: String { get }
  func pathHasAtMostSteps(_ count: Int) -> String
}
