/// What is said of conditions and formulas: why they can't be read, have no value, or can't be meant.
package protocol ExpressionTexts {
  // MARK: Reading

  var expectedOperand: String { get }
  var expectedOperator: String { get }
  var comparisonAfterComparison: String { get }
  func expectedSymbol(_ symbol: String) -> String
  func expectedNameAfter(_ symbol: String) -> String
  func unexpectedCharacter(_ found: String) -> String
  func unexpectedAfterNumber(_ found: String, _ number: String) -> String
  func unknownSpecialName(_ name: String) -> String
  func beginsPath(_ name: String) -> String
  var expectedFlags: String { get }
  var matchesIgnoresCaseOnly: String { get }
  var betweenTakesTwo: String { get }
  func expectedCollection(_ word: String) -> String
  func expectedComparison(_ word: String) -> String
  var countTakesNoPath: String { get }
  func expressionTooLong(_ limit: Int) -> String
  func expressionTooDeep(_ limit: Int) -> String

  // MARK: Why there is no value

  var divisionByZero: String { get }
  func numberBeyondExponent(_ limit: Int) -> String
  /// Of an operand that counts something.
  func wholeNumberExpected(_ found: String) -> String
  func textIsNotANumber(_ text: String) -> String
  func expressionExpected(_ type: String) -> String
  var dateBeyondYears: String { get }
  func unknownDateUnit(_ unit: String) -> String
  func patternDoesNotCompile(_ pattern: String) -> String
  var patternTookTooLong: String { get }
  var expressionTookTooLong: String { get }

  // MARK: What can't be meant

  func expressionExpected(_ type: String, found: String) -> String
  func haveNoOrder(_ left: String, _ right: String) -> String
  func comparesDate(with text: String) -> String
  func isTextWithoutQuotes(_ text: String) -> String
  func comparisonNeverTrue(_ left: String, _ right: String) -> String
  func neverOffered(_ text: String) -> String
  func hasNoMembers(_ path: String, _ type: String) -> String
  func isAlwaysTrue(_ condition: String) -> String
  func isAlwaysFalse(_ condition: String) -> String
  func unknownFunction(_ name: String, nearest: String?) -> String
  func unknownRow(_ name: String, nearest: String?) -> String
  func unknownPath(_ path: String) -> String
  func wrongArgumentCount(_ function: String) -> String
  func takesArguments(_ function: String, minimum: Int, maximum: Int?, found: Int) -> String

  // MARK: Types

  var valueTypeBool: String { get }
  var valueTypeNumber: String { get }
  var valueTypeText: String { get }
  var valueTypeDate: String { get }
  var valueTypeList: String { get }
  var valueTypeObject: String { get }
  var valueTypeNull: String { get }
  var valueTypeAny: String { get }
  var valueTypePath: String { get }

  // MARK: Present values

  func operand(_ name: String, is value: String) -> String
  func operandIsMissing(_ name: String) -> String
}
