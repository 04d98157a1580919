extension EnglishTexts {
  // MARK: The grammar

  package func isNoPath(_ path: String, meant: String) -> String {
    "No row shows \(path); did you mean \(meant)?"
  }
  package func invalidPredicate(_ reason: String) -> String {
    "The predicate: \(reason)" + (reason.hasSuffix("?") ? "" : ".")
  }
  package func columnNeedsCondition(_ column: String) -> String {
    "\(column) is a column: say what of it, such as \(column) = …; put a text that is "
      + "meant in double quotes"
  }
  package var parenthesisNotClosed: String { "this parenthesis is not closed" }
  package var parenthesisNotClosedInText: String {
    "this parenthesis is not closed; if it is part of a text, put the text in double quotes"
  }
  package var expectedAndSecondValue: String {
    "expected \"and\" and a second value, as in between 1 and 2"
  }
  package var expectedValueBetween: String { "expected a value, as in between 1 and 2" }
  package var expectedListValue: String { "expected a value, as in (a, b)" }
  package func filterTooDeep(_ levels: Int) -> String {
    "this is nested deeper than \(levels) levels"
  }
  package var expectedClosingParenthesis: String { "expected \")\"" }
  package func expectedJoint(found: String) -> String {
    "expected \"and\", \"or\" or the end, found \(found); put a text that is meant in "
      + "double quotes"
  }
  package func expectedCondition(after before: String?, found: String?) -> String {
    "expected a condition" + (before.map { " after \($0)" } ?? "")
      + (found.map { ", found \($0)" } ?? "") + "; put a text that is meant in double quotes"
  }
  package var ambiguousComma: String {
    "this comma may part two numbers, or be part of one; write a space behind it, or the "
      + "number in double quotes"
  }
  package var filterQuoteNotClosed: String {
    "a double quote is not closed; write \\\" for one that is meant"
  }

  // MARK: Columns and values

  package func noColumn(_ name: String, nearest: String?) -> String {
    "There is no column \"\(name)\"; "
      + (nearest.map { "did you mean \(quoted($0))?" }
        ?? "to look for the text itself, put it in double quotes.")
  }
  package func noColumnOfPath(_ path: String, write predicate: String?) -> String {
    "There is no column \"\(path)\"; to compare what records have there, write = "
      + (predicate ?? "\(path) == 'text'")
      + "; to look for the text itself, put it in double quotes."
  }
  package func noColumnName(before sign: String) -> String {
    "There is no column name before \"\(sign)\"; write it like salary > 5000, or put a "
      + "text to look for in double quotes."
  }
  package func nothingToCompare(_ label: String, after sign: String, identifier: String) -> String {
    "There is nothing to compare \"\(label)\" with; write a value after \"\(sign)\", or "
      + "\(identifier) missing."
  }
  package func keptSecret(_ label: String, identifier: String) -> String {
    "\"\(label)\" is kept secret: only \(identifier) missing and \(identifier) present can "
      + "be asked."
  }
  package func holdsNumbers(_ label: String, _ value: String, example: String) -> String {
    "\"\(label)\" holds numbers, and \"\(value)\" is none; write it like \(example) 5000."
  }
  package func holdsLists(_ label: String, instead predicate: String) -> String {
    "\"\(label)\" holds lists; to compare how many there are in it, write \(predicate)"
  }
  package func holdsDates(_ label: String, _ value: String, example: String) -> String {
    "\"\(label)\" holds dates, and \"\(value)\" is none; write it like \(example) "
      + "2026-11-21, or only the year."
  }
  package func isOnOrOff(_ label: String) -> String {
    "\"\(label)\" is on or off; compare it with = or !=."
  }
  package func isNoSide(_ text: String, of label: String, on: String, off: String) -> String {
    "\"\(text)\" is neither side of \(label): on (\(on)) or off (\(off))"
  }
  package func isAmbiguous(_ label: String, _ value: String, _ reason: String) -> String {
    "\"\(label)\": \"\(value)\" \(reason)."
  }

  // MARK: Notes

  package func closesNothing(_ parenthesis: String) -> String {
    "\"\(parenthesis)\" closes no parenthesis and is part of the text; put that in double quotes if it is meant"
  }
  package func signIsText(_ sign: String, write word: String) -> String {
    "\"\(sign)\" is looked for as a text; conditions are joined with \(word)"
  }
  package func isOneText(_ text: String, write advice: String, or alternative: String?) -> String {
    "\"\(text)\" is one text; for two values write \(advice)"
      + (alternative.map { ", or \($0)" } ?? "")
  }
  package func isNoChoice(
    _ text: String, of label: String, nearest: String?, choices: [String], isAll: Bool
  ) -> String {
    "\"\(text)\" is not among the choices of \(label)"
      + (nearest.map { didYouMeanChoice($0) } ?? choicesAre(choices, isAll: isAll))
  }
  package func comparesTexts(_ label: String, write predicate: String) -> String {
    "\(label) holds texts, which are compared as texts: \"10\" is before \"5\"; to compare numbers write "
      + "\(predicate)"
  }
  package func missesTexts(_ label: String, write predicate: String) -> String {
    "some numbers of \(label) are stored as text and are not compared; to compare them, too, write \(predicate)"
  }
  package func nothingBetween(_ low: String, _ high: String, areDates: Bool) -> String {
    "no record can be between \(low) and \(high): \(low) is \(areDates ? "later" : "greater") than \(high)"
  }
}
