/// Why a filter can't be used, and what is said of one that finds nothing.
extension Texts {
  // MARK: The grammar

  package func isNoPath(_ path: String, meant: String) -> String {
    say("No row shows \(path); did you mean \(meant)?")
  }
  package func isNowhere(_ path: String) -> String {
    say("Neither a row nor a record has \(path).")
  }
  package func invalidPredicate(_ reason: String) -> String {
    reason.hasSuffix(say("?"))
      ? say("The predicate: \(reason)") : say("The predicate: \(reason).")
  }
  package func columnNeedsCondition(_ column: String) -> String {
    say(
      """
      \(column) is a column: say what of it, such as \(column) = …; put a text that is meant in \
      double quotes
      """)
  }
  package var parenthesisNotClosed: String { say("this parenthesis is not closed") }
  package var parenthesisNotClosedInText: String {
    say("this parenthesis is not closed; if it is part of a text, put the text in double quotes")
  }
  package var expectedAndSecondValue: String {
    say("expected \"and\" and a second value, as in between 1 and 2")
  }
  package var expectedValueBetween: String { say("expected a value, as in between 1 and 2") }
  package var expectedListValue: String { say("expected a value, as in (a, b)") }
  package func filterTooDeep(_ levels: Int) -> String {
    say("this is nested deeper than \(levels) levels")
  }
  package var expectedClosingParenthesis: String { say("expected \")\"") }
  package func expectedJoint(found: String) -> String {
    say(
      """
      expected "and", "or" or the end, found \(found); put a text that is meant in double quotes
      """)
  }
  package func expectedCondition(after before: String?, found: String?) -> String {
    let expected =
      before.map { say("expected a condition after \($0)") } ?? say("expected a condition")
    return found.map {
      say("\(expected), found \($0); put a text that is meant in double quotes")
    } ?? say("\(expected); put a text that is meant in double quotes")
  }
  package var ambiguousComma: String {
    say(
      """
      this comma may part two numbers, or be part of one; write a space behind it, or the number \
      in double quotes
      """)
  }
  package var filterQuoteNotClosed: String {
    say("a double quote is not closed; write \\\" for one that is meant")
  }

  // MARK: Columns and values

  package func noColumn(_ name: String, nearest: String?) -> String {
    nearest.map { say("There is no column \"\(name)\"; did you mean \(quoted($0))?") }
      ?? say(
        "There is no column \"\(name)\"; to look for the text itself, put it in double quotes.")
  }
  /// Of what records may have, though no row shows it.
  package func noColumnOfPath(_ path: String, write predicate: String?) -> String {
    say(
      """
      There is no column "\(path)"; to compare what records have there, write = \
      \(predicate ?? say("\(path) == 'text'")); to look for the text itself, put it in double \
      quotes.
      """)
  }
  package func noColumnName(before sign: String) -> String {
    say(
      """
      There is no column name before "\(sign)"; write it like salary > 5000, or put a text to look \
      for in double quotes.
      """)
  }
  package func nothingToCompare(_ label: String, after sign: String, identifier: String) -> String {
    say(
      """
      There is nothing to compare "\(label)" with; write a value after "\(sign)", or \(identifier) \
      missing.
      """)
  }
  package func keptSecret(_ label: String, identifier: String) -> String {
    say(
      """
      "\(label)" is kept secret: only \(identifier) missing and \(identifier) present can be \
      asked.
      """)
  }
  package func holdsNumbers(_ label: String, _ value: String, example: String) -> String {
    say("\"\(label)\" holds numbers, and \"\(value)\" is none; write it like \(example) 5000.")
  }
  package func holdsLists(_ label: String, instead predicate: String) -> String {
    say("\"\(label)\" holds lists; to compare how many there are in it, write \(predicate)")
  }
  package func holdsDates(_ label: String, _ value: String, example: String) -> String {
    say(
      """
      "\(label)" holds dates, and "\(value)" is none; write it like \(example) 2026-11-21, or only \
      the year.
      """)
  }
  package func isOnOrOff(_ label: String) -> String {
    say("\"\(label)\" is on or off; compare it with = or !=.")
  }
  package func isNoSide(_ text: String, of label: String, on: String, off: String) -> String {
    say("\"\(text)\" is neither side of \(label): on (\(on)) or off (\(off))")
  }
  package func isAmbiguous(_ label: String, _ value: String, _ reason: String) -> String {
    say("\"\(label)\": \"\(value)\" \(reason).")
  }

  // MARK: Notes

  package func closesNothing(_ parenthesis: String) -> String {
    say(
      """
      "\(parenthesis)" closes no parenthesis and is part of the text; put that in double quotes if \
      it is meant
      """)
  }
  package func signIsText(_ sign: String, write word: String) -> String {
    say("\"\(sign)\" is looked for as a text; conditions are joined with \(word)")
  }
  package func isOneText(_ text: String, write advice: String, or alternative: String?) -> String {
    alternative.map { say("\"\(text)\" is one text; for two values write \(advice), or \($0)") }
      ?? say("\"\(text)\" is one text; for two values write \(advice)")
  }
  package func isNoChoice(
    _ text: String, of label: String, nearest: String?, choices: [String], isAll: Bool
  ) -> String {
    say("\"\(text)\" is not among the choices of \(label)")
      + (nearest.map { didYouMeanChoice($0) } ?? choicesAre(choices, isAll: isAll))
  }
  /// Of a comparison with a number in a column of texts.
  package func comparesTexts(_ label: String, write predicate: String) -> String {
    say(
      """
      \(label) holds texts, which are compared as texts: "10" is before "5"; to compare numbers \
      write \(predicate)
      """)
  }
  /// Of a comparison with a number, where records have texts.
  package func missesTexts(_ label: String, write predicate: String) -> String {
    say(
      """
      some numbers of \(label) are stored as text and are not compared; to compare them, too, \
      write \(predicate)
      """)
  }
  package func nothingBetween(_ low: String, _ high: String, areDates: Bool) -> String {
    areDates
      ? say("no record can be between \(low) and \(high): \(low) is later than \(high)")
      : say("no record can be between \(low) and \(high): \(low) is greater than \(high)")
  }
}
