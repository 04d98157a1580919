/// Messages about limits of numbers, dates, texts and lists.
extension Texts {
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
