/// Messages about conditions and formulas that can't be read, have no value, or can't be
/// intended.
extension Texts {
  // MARK: Reading

  package var expectedOperand: String { say("expected a path, a value or \"(\"") }
  package var expectedOperator: String { say("expected an operator or the end") }
  package var comparisonAfterComparison: String {
    say("a comparison can't be compared; join two comparisons with AND")
  }
  package func expectedSymbol(_ symbol: String) -> String { say("expected \"\(symbol)\"") }
  package func expectedNameAfter(_ symbol: String) -> String {
    say("expected a name right after \"\(symbol)\"")
  }
  package func unexpectedCharacter(_ found: String) -> String { say("unexpected \(found)") }
  package func unexpectedAfterNumber(_ found: String, _ number: String) -> String {
    say("unexpected \"\(found)\" right after \(number)")
  }
  package func beginsPath(_ name: String) -> String {
    say("\(name) begins a path, and can't be behind a point; @root is the whole record")
  }
  package func unknownSpecialName(_ name: String) -> String {
    say(
      """
      unknown name \(name); there are @root, @parent, @index, @key, behind a list @count, @sum, @avg, \
      @min, @max, and behind an object @count, @keys
      """)
  }
  package var expectedFlags: String { say("expected [c], [d] or [cd]") }
  package var matchesIgnoresCaseOnly: String { say("MATCHES can ignore case [c] only") }
  package var betweenTakesTwo: String { say("BETWEEN takes two values: {1, 10}") }
  package func expectedCollection(_ word: String) -> String {
    say("expected a path or a list after \(word)")
  }
  package func expectedComparison(_ word: String) -> String {
    say("expected a comparison: \(word) items.price > 10")
  }
  package var countTakesNoPath: String { say("@count takes no path; it counts the elements") }
  package func expressionTooLong(_ limit: Int) -> String {
    say("longer than \(limit.grouped) characters")
  }
  package func expressionTooDeep(_ limit: Int) -> String {
    say("more than \(limit) operations inside each other")
  }

  // MARK: Why there is no value

  package var divisionByZero: String { say("division by zero") }
  /// Of an operand that counts something.
  package func wholeNumberExpected(_ found: String) -> String {
    say("expected a whole number, found \(found)")
  }
  package func numberBeyondExponent(_ limit: Int) -> String {
    say("a number beyond the exponents ±\(limit)")
  }
  package func textIsNotANumber(_ text: String) -> String {
    say("the text is not a number: \(text)")
  }
  package func expressionExpected(_ type: String) -> String { say("expected \(type)") }
  package var dateBeyondYears: String { say("a date beyond the years 1 to 9999") }
  package func unknownDateUnit(_ unit: String) -> String {
    say("unknown unit \(unit); there are days, weeks, months and years")
  }
  package func patternDoesNotCompile(_ pattern: String) -> String {
    say("invalid pattern: \(pattern)")
  }
  package func isNoGroup(_ group: String) -> String {
    say("\"\(group)\" is no group of the pattern")
  }
  package func invalidFormat(_ format: String) -> String { say("invalid format: \(format)") }
  package var patternTookTooLong: String { say("the pattern took too long to match") }
  package var expressionTookTooLong: String { say("it would take too many steps") }

  // MARK: What can't be meant

  package func expressionExpected(_ type: String, found: String) -> String {
    say("expected \(type), found \(found)")
  }
  package func haveNoOrder(_ left: String, _ right: String) -> String {
    say("\(left) and \(right) have no order")
  }
  package func comparesDate(with text: String) -> String {
    say("a date is compared with '\(text)', which is not one")
  }
  package func isTextWithoutQuotes(_ text: String) -> String {
    say("\(text) is read as a path that no row shows, not as '\(text)'")
  }
  package func comparisonNeverTrue(_ left: String, _ right: String) -> String {
    say("\(left) is never equal to \(right)")
  }
  package func neverOffered(_ text: String) -> String { say("'\(text)' is not among the choices") }
  package func hasNoMembers(_ path: String, _ type: String) -> String {
    say("nothing is at \(path), as \(type) has no members")
  }
  package func isAlwaysTrue(_ condition: String) -> String { say("\(condition) is always true") }
  package func isAlwaysFalse(_ condition: String) -> String { say("\(condition) is always false") }
  package func unknownFunction(_ name: String, nearest: String?) -> String {
    say("unknown function \(name)\(didYouMean(nearest))")
  }
  package func unknownRow(_ name: String, nearest: String?) -> String {
    say("no row is called \(name)\(didYouMean(nearest))")
  }
  package func unknownPath(_ path: String) -> String { say("nothing is at \(path)") }
  package func wrongArgumentCount(_ function: String) -> String {
    say("wrong number of arguments for \(function)")
  }
  package func takesArguments(_ function: String, minimum: Int, maximum: Int?, found: Int) -> String
  {
    let taken =
      switch maximum {
      case minimum: say("\(minimum, "argument")")
      case let maximum?: say("\(minimum) to \(maximum, "argument")")
      case nil: say("at least \(minimum, "argument")")
      }
    return say("\(function) takes \(taken), found \(found)")
  }

  // MARK: Types

  package var valueTypeBool: String { say("yes or no") }
  package var valueTypeNumber: String { say("a number") }
  package var valueTypeText: String { say("a text") }
  package var valueTypeDate: String { say("a date") }
  package var valueTypeList: String { say("a list") }
  package var valueTypeObject: String { say("an object") }
  package var valueTypeNull: String { "nil" }
  package var valueTypeAny: String { say("a value") }
  package var valueTypePath: String { say("a path") }

  // MARK: Present values

  package func operand(_ name: String, is value: String) -> String { say("\(name) is \(value)") }
  package func operandIsMissing(_ name: String) -> String { say("\(name) is missing") }
}
