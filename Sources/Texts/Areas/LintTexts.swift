/// Messages about forms whose syntax may be valid, but that don't do what they say.
extension Texts {
  // MARK: Values of a row

  package func limitsNoTexts(_ key: String) -> String { say("\"\(key)\" has no effect on texts") }
  package var noWholeNumberBetween: String {
    say("no whole number is between \"minimumValue\" and \"maximumValue\"")
  }
  package var otherLimitsOrNumber: String { say("other limits, or valueType = number") }
  package func keyIsEmpty(_ key: String) -> String { say("\"\(key)\" is empty, and has no effect") }
  package var valuesThatDiffer: String { say("values that differ") }

  // MARK: Parts

  package var fieldsShowNothing: String {
    say("the row shows nothing: \"displayValue\" names what it shows of its parts")
  }
  package var fieldsAreEmpty: String {
    say("\"fields\" lists no parts, so that nothing of the row can be edited")
  }
  package var dropFieldsOrReadOnly: String {
    say("leaving it out, for a part of each path in \"displayValue\", or readOnly = YES")
  }

  // MARK: Shapes and keys

  package func noEffectInVariant(_ key: String) -> String {
    say("\"\(key)\" has no effect in a variant")
  }
  package var inRowOfVariants: String { say("it in the row, where it holds for all variants") }
  package func constantIsNot(ofType type: String) -> String {
    say("the constant is not of the variant's type \"\(type)\"")
  }
  package func variantIsNeverChosen(_ earlier: String) -> String {
    say("no value has this variant: \"\(earlier)\" comes before it, and has the same values")
  }
  package var variantAdvice: String {
    say("another valueType, a constant or a predicate, or the general variant as the last one")
  }
  package var variantPredicateAdvice: String {
    say("a predicate such as SELF BEGINSWITH 'http', or none, for all values of the type")
  }
  package var offeredKeyBreaksPattern: String {
    say("the offered key does not match \"keyRegex\"")
  }

  // MARK: Dates

  package var dateQuoteNotClosed: String { say("invalid date pattern: a quote is not closed") }
  package var closedDateQuote: String {
    say("a ' after the text, too, and '' for a quote that is shown")
  }
  package var hoursWithoutHalf: String {
    say("h and K count to 12, and the pattern has no a for the half of the day")
  }
  package func patternLacksMode(_ mode: String) -> String {
    say("the pattern shows no \(mode), and the row picks nothing else")
  }

  // MARK: Rules

  package func rowRuleMarksItsRow(_ key: String) -> String {
    say("\"\(key)\" has no effect in a rule of a row, which always marks that row")
  }
  package func ruleOfFormOrDrop(_ key: String) -> String {
    say("the rule among the form's \"rules\", or dropping \"\(key)\"")
  }
  package func formRuleIsAlwaysJudged(_ key: String) -> String {
    say("\"\(key)\" has no effect in a rule of the form, which is judged for every record")
  }
  package var colorRuleIsPreceded: String {
    say("the color rule has no effect: one before it has the same predicate")
  }
  /// `other`: the predicate of a rule before it.
  package func colorRuleIsIncluded(in other: String) -> String {
    say("the color rule has no effect: one before it, \"\(other)\", is true wherever this one is")
  }
  package var placeBeforeThatRule: String { say("placing it before that one") }

  // MARK: Expressions

  package var anotherComparison: String {
    say("another comparison, as this one has the same result for any record")
  }
  package var anotherDivisor: String { say("a divisor other than 0") }

  // MARK: Files

  /// `line` is one of such a file.
  package func makingFile(_ line: String) -> String {
    say("making the file, with a line for each text: \(line)")
  }
  package var doubledBackslash: String { say("two backslashes for one that is text") }
  package var plainQuotes: String { say("plain quotes, \" at both ends") }
  package var plainMark: String { say("the plain mark of ASCII") }
  package var wholeBytes: String { say("two hexadecimal digits for each byte") }
  package var plainValue: String { say("a plain value: 5, 0.5, YES, or a text in quotes") }
  /// An example of a form, as advice for a file that contains none.
  package var rowsInFile: String { "( { key = Name; valuePath = name; } )" }
  /// Advice for an XML element that can't hold its text.
  package var elementOfOtherKind: String { say("such a text, or <string> for any other") }
  package var oneRoot: String { say("one <array> or <dict> around both") }
  package var plainDoctype: String { say("the <!DOCTYPE> without […]") }
  package var fieldsAsInHeading: String {
    say("as many fields as in the first line, with quotes around those that have a separator")
  }
}
