extension EnglishTexts {
  // MARK: Values of a row

  package func limitsNoTexts(_ key: String) -> String { "\"\(key)\" has no effect on texts" }
  package var noWholeNumberBetween: String {
    "no whole number is between \"minimumValue\" and \"maximumValue\""
  }
  package var otherLimitsOrNumber: String { "other limits, or valueType = number" }
  package func keyIsEmpty(_ key: String) -> String {
    "\"\(key)\" is empty, and has no effect"
  }
  package var valuesThatDiffer: String { "values that differ" }

  // MARK: Parts

  package var fieldsShowNothing: String {
    "the row shows nothing: \"displayValue\" names what it shows of its parts"
  }
  package var fieldsAreEmpty: String {
    "\"fields\" lists no parts, so that nothing of the row can be edited"
  }
  package var dropFieldsOrReadOnly: String {
    "leaving it out, for a part of each path in \"displayValue\", or readOnly = YES"
  }

  // MARK: Dates

  package var dateQuoteNotClosed: String { "invalid date pattern: a quote is not closed" }
  package var closedDateQuote: String {
    "a ' after the text, too, and '' for a quote that is shown"
  }
  package var hoursWithoutHalf: String {
    "h and K count to 12, and the pattern has no a for the half of the day"
  }
  package func patternLacksMode(_ mode: String) -> String {
    "the pattern shows no \(mode), and the row picks nothing else"
  }

  // MARK: Rules

  package func rowRuleMarksItsRow(_ key: String) -> String {
    "\"\(key)\" has no effect in a rule of a row, which always marks that row"
  }
  package func ruleOfFormOrDrop(_ key: String) -> String {
    "the rule among the form's \"rules\", or dropping \"\(key)\""
  }
  package func formRuleIsAlwaysJudged(_ key: String) -> String {
    "\"\(key)\" has no effect in a rule of the form, which is judged for every record"
  }
  package var colorRuleIsPreceded: String {
    "the color rule has no effect: one before it has the same predicate"
  }
  package func colorRuleIsIncluded(in other: String) -> String {
    "the color rule has no effect: one before it, \"\(other)\", is true wherever this one is"
  }
  package var placeBeforeThatRule: String { "placing it before that one" }

  // MARK: Expressions

  package var anotherComparison: String {
    "another comparison, as this one has the same result for any record"
  }
  package var anotherDivisor: String { "a divisor other than 0" }

  // MARK: Files

  package func makingFile(_ line: String) -> String {
    "making the file, with a line for each text: \(line)"
  }
  package var doubledBackslash: String { "two backslashes for one that is text" }
  package var plainQuotes: String { "plain quotes, \" at both ends" }
  package var plainMark: String { "the plain mark of ASCII" }
  package var wholeBytes: String { "two hexadecimal digits for each byte" }
  package var plainValue: String { "a plain value: 5, 0.5, YES, or a text in quotes" }
  package var rowsInFile: String { "( { key = Name; valuePath = name; } )" }
  package var elementOfOtherKind: String { "such a text, or <string> for any other" }
  package var oneRoot: String { "one <array> or <dict> around both" }
  package var plainDoctype: String { "the <!DOCTYPE> without […]" }
  package var fieldsAsInHeading: String {
    "as many fields as in the first line, with quotes around those that have a separator"
  }
}
