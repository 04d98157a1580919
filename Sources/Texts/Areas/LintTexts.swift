/// What is said of forms that may be right by their syntax, and do not do what they say.
package protocol LintTexts {
  // MARK: Values of a row

  func limitsNoTexts(_ key: String) -> String
  var noWholeNumberBetween: String { get }
  var otherLimitsOrNumber: String { get }
  func keyIsEmpty(_ key: String) -> String
  var valuesThatDiffer: String { get }

  // MARK: Parts

  var fieldsShowNothing: String { get }
  var fieldsAreEmpty: String { get }
  var dropFieldsOrReadOnly: String { get }

  // MARK: Dates

  var dateQuoteNotClosed: String { get }
  var closedDateQuote: String { get }
  /// Hours to 12 without a mark for the half of the day.
  var hoursWithoutHalf: String { get }
  func patternLacksMode(_ mode: String) -> String

  // MARK: Rules

  func rowRuleMarksItsRow(_ key: String) -> String
  func ruleOfFormOrDrop(_ key: String) -> String
  func formRuleIsAlwaysJudged(_ key: String) -> String
  var colorRuleIsPreceded: String { get }
  /// `other`: the predicate of a rule before it.
  func colorRuleIsIncluded(in other: String) -> String
  var placeBeforeThatRule: String { get }

  // MARK: Expressions

  var anotherComparison: String { get }
  var anotherDivisor: String { get }

  // MARK: Files

  /// `line` is one of such a file.
  func makingFile(_ line: String) -> String
  var doubledBackslash: String { get }
  var plainQuotes: String { get }
  var plainMark: String { get }
  /// Data in hexadecimal digits.
  var wholeBytes: String { get }
  var plainValue: String { get }
  /// A form in a file without one.
  var rowsInFile: String { get }
  /// A text that an element of XML can hold.
  var elementOfOtherKind: String { get }
  var oneRoot: String { get }
  var plainDoctype: String { get }
  var fieldsAsInHeading: String { get }
}
