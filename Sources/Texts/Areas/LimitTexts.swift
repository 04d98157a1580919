/// Sentences of rules: the meanings of their keys, and messages about values that break them.
extension Texts {
  func meaning(ofRowsRule key: String) -> String? {
    switch key {
    case "required": say("Missing, null and blank values are refused; false and 0 are values.")
    case "requiredMessage": say("What is said where a required value is missing.")
    case "regex":
      say(
        "A pattern (PCRE2, Unicode) that the whole value must match; an empty value is not judged.")
    case "regexOptions": say("How the pattern is matched.")
    case "regexMessage": say("What is said where the pattern does not match.")
    case "minimumLength": say("The shortest text, in characters as people count them.")
    case "maximumLength":
      say("The longest text, in characters as people count them; typing stops there.")
    case "minimumValue": say("The least number or the earliest date, itself allowed.")
    case "maximumValue": say("The greatest number or the latest date, itself allowed.")
    case "step":
      say(
        """
        A number must be minimumValue, or else 0, and a whole number of steps; keys that step a \
        number use it.
        """)
    case "minimumCount":
      say("The fewest items that the list must have; a list that is not there is not judged.")
    case "maximumCount": say("The most items that the list may have.")
    case "minimumSelection":
      say("The fewest choices that the list must have; a list that is not there is not judged.")
    case "maximumSelection": say("The most choices that the list may have.")
    case "unique":
      say(
        """
        No other record of the table, or item of the list, may have the value; numbers compare by \
        value, and empty values are never the same. The value of a hidden row counts, too.
        """)
    default: nil
    }
  }

  // MARK: Bounds

  package func mustNotBeBefore(_ date: String) -> String { say("must not be before \(date)") }
  package func mustNotBeAfter(_ date: String) -> String { say("must not be after \(date)") }
  package func mustBeAtLeast(_ number: String) -> String { say("must be at least \(number)") }
  package func mustBeAtMost(_ number: String) -> String { say("must be at most \(number)") }
  package func mustBeMultiple(of step: String) -> String { say("must be a multiple of \(step)") }
  package func mustBeReached(from base: String, inStepsOf step: String) -> String {
    say("must be reached from \(base) in steps of \(step)")
  }
  package var isTooSmall: String { say("is too small") }
  package var isTooLarge: String { say("is too large") }

  // MARK: Digits and lengths

  /// The rule, and how many there are unless that must not be shown.
  private func having(_ found: Int?, _ rule: String) -> String {
    found.map { say("\(rule), has \($0)") } ?? rule
  }
  /// `found` is nil where it must not be shown.
  package func takesFractionDigits(atMost limit: Int, found: Int?) -> String {
    let rule =
      limit == 0
      ? say("takes no digits after the decimal point")
      : say("takes at most \(limit, "digit") after the decimal point")
    return found.map { say("\(rule), has \($0)", as: "digits") } ?? rule
  }
  package func needsCharacters(atLeast limit: Int, found: Int?) -> String {
    having(found, say("needs at least \(limit, "character")"))
  }
  package func needsChoices(atLeast limit: Int, found: Int?) -> String {
    having(found, say("needs at least \(limit, "choice")"))
  }
  package func takesChoices(atMost limit: Int, found: Int?) -> String {
    having(found, say("takes at most \(limit, "choice")"))
  }
  package func needsItems(atLeast limit: Int, found: Int?) -> String {
    let rule = say("needs at least \(limit, "item")")
    return found.map { say("\(rule), has \($0)", as: "items") } ?? rule
  }
  package func takesItems(atMost limit: Int, found: Int?) -> String {
    let rule = say("takes at most \(limit, "item")")
    return found.map { say("\(rule), has \($0)", as: "items") } ?? rule
  }
  package func takesCharacters(atMost limit: Int, found: Int?) -> String {
    having(found, say("takes at most \(limit, "character")"))
  }
  package func atMostCharacters(_ limit: Int) -> String { say("at most \(limit, "character")") }
  package func moreCharacters(_ count: Int) -> String { say("\(count, "more character")") }
  package func moreDigits(_ count: Int) -> String { say("\(count, "more digit")") }
  package func moreLetters(_ count: Int) -> String { say("\(count, "more letter")") }

  // MARK: Masks

  package var maskTakesDigit: String { say("takes a digit here") }
  package var maskTakesLetter: String { say("takes a letter here") }
  package var maskTakesLetterOrDigit: String { say("takes a letter or a digit here") }
  package func doesNotFit(mask: String) -> String { say("does not fit \(mask)") }
  package var factMask: String { say("Mask") }
}
