extension EnglishTexts {
  // MARK: Reading

  package var expectedOperand: String { "expected a path, a value or \"(\"" }
  package var expectedOperator: String { "expected an operator or the end" }
  package var comparisonAfterComparison: String {
    "a comparison can't be compared; join two comparisons with AND"
  }
  package func expectedSymbol(_ symbol: String) -> String { "expected \"\(symbol)\"" }
  package func expectedNameAfter(_ symbol: String) -> String {
    "expected a name right after \"\(symbol)\""
  }
  package func unexpectedCharacter(_ found: String) -> String { "unexpected \(found)" }
  package func unexpectedAfterNumber(_ found: String, _ number: String) -> String {
    "unexpected \"\(found)\" right after \(number)"
  }
  package func beginsPath(_ name: String) -> String {
    "\(name) begins a path, and can't be behind a point; @root is the whole record"
  }
  package func unknownSpecialName(_ name: String) -> String {
    "unknown name \(name); there are @root, @parent, @index, and behind a list "
      + "@count, @sum, @avg, @min, @max"
  }
  package var expectedFlags: String { "expected [c], [d] or [cd]" }
  package var matchesIgnoresCaseOnly: String { "MATCHES can ignore case [c] only" }
  package var betweenTakesTwo: String { "BETWEEN takes two values: {1, 10}" }
  package func expectedCollection(_ word: String) -> String {
    "expected a path or a list after \(word)"
  }
  package func expectedComparison(_ word: String) -> String {
    "expected a comparison: \(word) items.price > 10"
  }
  package var countTakesNoPath: String { "@count takes no path; it counts the elements" }
  package func expressionTooLong(_ limit: Int) -> String {
    "longer than \(limit.grouped) characters"
  }
  package func expressionTooDeep(_ limit: Int) -> String {
    "more than \(limit) operations inside each other"
  }

  // MARK: Why there is no value

  package var divisionByZero: String { "division by zero" }
  package func wholeNumberExpected(_ found: String) -> String {
    "expected a whole number, found \(found)"
  }
  package func numberBeyondExponent(_ limit: Int) -> String {
    "a number beyond the exponents ±\(limit)"
  }
  package func textIsNotANumber(_ text: String) -> String { "the text is not a number: \(text)" }
  package func expressionExpected(_ type: String) -> String { "expected \(type)" }
  package var dateBeyondYears: String { "a date beyond the years 1 to 9999" }
  package func unknownDateUnit(_ unit: String) -> String {
    "unknown unit \(unit); there are days, weeks, months and years"
  }
  package func patternDoesNotCompile(_ pattern: String) -> String {
    "invalid pattern: \(pattern)"
  }
  package var patternTookTooLong: String { "the pattern took too long to match" }
  package var expressionTookTooLong: String { "it would take too many steps" }

  // MARK: What can't be meant

  package func expressionExpected(_ type: String, found: String) -> String {
    "expected \(type), found \(found)"
  }
  package func haveNoOrder(_ left: String, _ right: String) -> String {
    "\(left) and \(right) have no order"
  }
  package func comparesDate(with text: String) -> String {
    "a date is compared with '\(text)', which is not one"
  }
  package func isTextWithoutQuotes(_ text: String) -> String {
    "\(text) is read as a path that no row shows, not as '\(text)'"
  }
  package func comparisonNeverTrue(_ left: String, _ right: String) -> String {
    "\(left) is never equal to \(right)"
  }
  package func neverOffered(_ text: String) -> String { "'\(text)' is not among the choices" }
  package func hasNoMembers(_ path: String, _ type: String) -> String {
    "nothing is at \(path), as \(type) has no members"
  }
  package func isAlwaysTrue(_ condition: String) -> String { "\(condition) is always true" }
  package func isAlwaysFalse(_ condition: String) -> String { "\(condition) is always false" }
  package func unknownFunction(_ name: String, nearest: String?) -> String {
    "unknown function \(name)" + didYouMean(nearest)
  }
  package func unknownRow(_ name: String, nearest: String?) -> String {
    "no row is called \(name)" + didYouMean(nearest)
  }
  package func unknownPath(_ path: String) -> String { "nothing is at \(path)" }
  package func wrongArgumentCount(_ function: String) -> String {
    "wrong number of arguments for \(function)"
  }
  package func takesArguments(_ function: String, minimum: Int, maximum: Int?, found: Int) -> String
  {
    let taken =
      switch maximum {
      case minimum: counted(minimum, "argument")
      case let maximum?: "\(minimum) to " + counted(maximum, "argument")
      case nil: "at least " + counted(minimum, "argument")
      }
    return "\(function) takes \(taken), found \(found)"
  }

  // MARK: Types

  package var valueTypeBool: String { "yes or no" }
  package var valueTypeNumber: String { "a number" }
  package var valueTypeText: String { "a text" }
  package var valueTypeDate: String { "a date" }
  package var valueTypeList: String { "a list" }
  package var valueTypeObject: String { "an object" }
  package var valueTypeNull: String { "nil" }
  package var valueTypeAny: String { "a value" }
  package var valueTypePath: String { "a path" }

  // MARK: Present values

  package func operand(_ name: String, is value: String) -> String { "\(name) is \(value)" }
  package func operandIsMissing(_ name: String) -> String { "\(name) is missing" }
}
