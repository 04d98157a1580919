extension EnglishTexts {
  // MARK: Kinds of values

  package var null: String { "null" }
  package var trueOrFalse: String { "true or false" }
  package var aNumber: String { "a number" }
  package var aText: String { "a text" }
  package var aList: String { "a list" }
  package var anObject: String { "an object" }
  package var aWholeNumber: String { "a whole number" }
  package var aDate: String { "a date" }
  package var aValue: String { "a value" }
  package var oneOfTheChoices: String { "one of the choices" }
  package var listOrObject: String { "a list or an object" }

  // MARK: Bounds

  package func mustNotBeBefore(_ date: String) -> String { "must not be before \(date)" }
  package func mustNotBeAfter(_ date: String) -> String { "must not be after \(date)" }
  package func mustBeAtLeast(_ number: String) -> String { "must be at least \(number)" }
  package func mustBeAtMost(_ number: String) -> String { "must be at most \(number)" }
  package func mustBeMultiple(of step: String) -> String { "must be a multiple of \(step)" }
  package func mustBeReached(from base: String, inStepsOf step: String) -> String {
    "must be reached from \(base) in steps of \(step)"
  }
  package var isTooSmall: String { "is too small" }
  package var isTooLarge: String { "is too large" }

  // MARK: Choices

  package func inQuotes(_ text: String) -> String { "\"\(text)\"" }
  package func didYouMeanChoice(_ title: String) -> String { "; did you mean \"\(title)\"?" }
  package func choicesAre(_ titles: [String], isAll: Bool) -> String {
    "; try " + (isAll ? alternatives(titles) : titles.joined(separator: ", ") + ", …")
  }
  package func notAmongChoices(_ value: String) -> String { "\(value) is not among the choices" }
  package var valueNotAmongChoices: String { "the value is not among the choices" }
  package func notOfferedHere(_ value: String?) -> String {
    "\(value ?? "the value") is not among the choices for this record"
  }
  package func choicesLeftOut(_ count: Int) -> String {
    "\(count.grouped) more were not looked at: it would take too many steps"
  }
  package func withChoicesLeftOut(_ message: String, _ count: Int) -> String {
    "\(message); \(choicesLeftOut(count))"
  }
  package func choiceIsDisabled(_ title: String, where predicate: String?) -> String {
    "\(title) can't be chosen " + (predicate.map { "where \($0)" } ?? "here")
  }
  package func textChoicesNeedType(_ value: String?, kind: String, type: String) -> String {
    textOfAnotherType(value, kind, choices: "no texts", type)
  }
  package func otherChoicesNeedType(_ value: String?, kind: String, type: String) -> String {
    textOfAnotherType(value, kind, choices: "texts", type)
  }

  // MARK: Digits and lengths

  package func takesFractionDigits(atMost limit: Int, found: Int?) -> String {
    (limit == 0
      ? "takes no digits after the decimal point"
      : "takes at most \(counted(limit, "digit")) after the decimal point") + having(found)
  }
  package func needsCharacters(atLeast limit: Int, found: Int?) -> String {
    "needs at least \(counted(limit, "character"))\(having(found))"
  }
  package func needsChoices(atLeast limit: Int, found: Int?) -> String {
    "needs at least \(counted(limit, "choice"))\(having(found))"
  }
  package func takesChoices(atMost limit: Int, found: Int?) -> String {
    "takes at most \(counted(limit, "choice"))\(having(found))"
  }
  package func needsItems(atLeast limit: Int, found: Int?) -> String {
    "needs at least \(counted(limit, "item"))\(having(found))"
  }
  package func takesItems(atMost limit: Int, found: Int?) -> String {
    "takes at most \(counted(limit, "item"))\(having(found))"
  }
  package func takesCharacters(atMost limit: Int, found: Int?) -> String {
    "takes at most \(counted(limit, "character"))\(having(found))"
  }
  package func atMostCharacters(_ limit: Int) -> String { "at most \(counted(limit, "character"))" }
  package func moreCharacters(_ count: Int) -> String { "\(counted(count, "more character"))" }
  package func moreDigits(_ count: Int) -> String { "\(counted(count, "more digit"))" }
  package func moreLetters(_ count: Int) -> String { "\(counted(count, "more letter"))" }

  // MARK: Patterns

  package func doesNotMatch(_ pattern: String?) -> String {
    "does not match the pattern" + (pattern.map { " \($0)" } ?? "")
  }
  package var patternNotJudged: String {
    "not judged: the pattern needs too much work for this text"
  }
  package func patternGivenUp(afterTexts count: Int) -> String {
    "not judged: the pattern needed too much work for \(count) other texts"
  }
  package var tooMuchWorkForPattern: String { "too much work for the pattern to judge" }
  package var numberIsExpected: String { "a number is expected" }
  package func notPossible(fromCharacter number: Int, reason: String?) -> String {
    "not possible from character \(number)" + (reason.map { ": \($0)" } ?? "")
  }

  // MARK: Among others

  package func alsoInRecord(_ number: Int) -> String { "also in record \(number.grouped)" }
  package func alsoInItem(_ index: Int) -> String { "also in item [\(index)]" }
  package func onlyOneMayHave(ofRecords count: Int) -> String {
    "only one record may have it, not \(count.grouped)"
  }

  // MARK: Masks

  package var maskTakesDigit: String { "takes a digit here" }
  package var maskTakesLetter: String { "takes a letter here" }
  package var maskTakesLetterOrDigit: String { "takes a letter or a digit here" }
  package func doesNotFit(mask: String) -> String { "does not fit \(mask)" }
  package var factMask: String { "Mask" }

  // MARK: Required and type

  package var isRequired: String { "is required" }
  package var isNoneOfItsTwoValues: String { "is none of its two values" }
  package func isNeither(_ one: String, nor other: String) -> String {
    "is neither \(one) nor \(other)"
  }
  package var dataIsNoText: String {
    "is binary data here, not text; give the row cellIdentifier = DataCell to edit it"
  }
  package var mustBeWholeNumber: String { "must be a whole number" }
  package var isNoBase64: String { "invalid Base64" }
  package func holdsNoJSONNumber(_ name: String) -> String {
    "holds \(name), a number that JSON can't write"
  }
  package func holds(_ found: String, not expected: String) -> String {
    "holds \(found), not \(expected)"
  }
  package func isNoDate(like example: String) -> String { "is not a date like \(example)" }
  package func isNoDate(because reason: String) -> String { "is not a date: \(reason)" }
  package func aDateLike(_ example: String) -> String { "a date like \(example)" }
  package var exponentNotJudged: String { "not judged: the exponent is too large" }
  package func isNot(_ type: String, example: String?) -> String {
    "is not \(type)" + (example.map { ": write it like \($0)" } ?? "")
  }
  package func isNot(_ type: String, from minimum: String?, to maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "is not \(type) from \(minimum) to \(maximum)"
    case (let minimum?, nil): "is not \(type) of at least \(minimum)"
    case (nil, let maximum?): "is not \(type) of at most \(maximum)"
    case (nil, nil): "is not \(type)"
    }
  }
  package var ambiguousSeparator: String {
    "its separator could be decimal or not; write it without"
  }
  package func takesCurrency(_ own: String, not other: String) -> String {
    "takes amounts in \(own), not in \(other)"
  }
  package func couldBe(_ grouped: String, or decimal: String) -> String {
    "could be \(grouped) or \(decimal); write one of these"
  }
  package func takes(_ on: String, or off: String) -> String { "takes \(on) or \(off)" }
  package func isNoJSON(because reason: String?) -> String {
    "is not JSON" + (reason.map { ": \($0)" } ?? "")
  }
  package var isEncryptedBySops: String { "is encrypted with sops" }
  package func leftAlone(_ failure: String) -> String {
    "\(failure), and is left alone; set --json replaces it"
  }
  package func setJSONWritesAnotherType(_ failure: String) -> String {
    "\(failure); set --json writes a value of another type"
  }
  package func templateShows(_ name: String, asNumberHolding kind: String) -> String {
    "the template shows \(name) as a number, it holds \(kind)"
  }
  package func templateShows(_ name: String, asWholeNumberHolding value: String) -> String {
    "the template shows \(name) as a whole number, it holds \(value)"
  }
  package func templateShows(_ name: String, asDateHolding kind: String) -> String {
    "the template shows \(name) as a date, it holds \(kind)"
  }

  // MARK: Characters that a keyboard does not take

  package func characterNotTaken(_ character: String?, number: Int, reason: String) -> String {
    (character.map { "\"\($0)\" (character \(number))" } ?? "character \(number)")
      + " is not taken: \(reason)"
  }
  package func characterNotTaken(_ character: String, reason: String) -> String {
    "\"\(character)\" is not taken: \(reason)"
  }
  package var plainASCIIOnly: String { "plain ASCII characters only" }
  package var noSpacesHere: String { "no spaces here" }
  package var digitsOnly: String { "digits only" }
  package var digitsAndSignOnly: String { "digits and a sign only" }
  package var phoneCharactersOnly: String { "digits, spaces and + * # , ; ( ) - only" }
  package func digitsOnly(and separator: String) -> String { "digits and \"\(separator)\" only" }
  package func digitsAndSignOnly(and separator: String) -> String {
    "digits, a sign and \"\(separator)\" only"
  }
  package var notUTF8Here: String { "its bytes are not UTF-8" }
  package var noControlCharactersHere: String { "no control characters here" }

  // MARK: Paths

  package func recordHolds(_ kind: String, not needed: String) -> String {
    "the record is \(kind), not \(needed)"
  }
  package func itemIs(_ kind: String, not needed: String) -> String {
    "the item is \(kind), not \(needed)"
  }
  package func pathHolds(_ path: String, _ kind: String, not needed: String) -> String {
    "\"\(path)\" holds \(kind), not \(needed)"
  }
  package func cannotWrite(_ path: String, because reason: String) -> String {
    "\(path) can't be written: \(reason)"
  }
  package func stepRunsInto(_ step: Int, _ kind: String) -> String {
    "step \(step) runs into \(kind), which holds no members"
  }
  package func listHasOnly(_ count: Int) -> String { "the list has only \(counted(count, "item"))" }
  package func indexOrName(_ number: Int) -> String {
    "\(number) may be a place in a list or a name, and the record has neither; for a name "
      + "write \"\(number)\" in quotes in the form"
  }
  package func rowHasParts(_ identifiers: [String]) -> String {
    "this row is made of its parts: \(identifiers.joined(separator: ", "))"
  }
  package func ofPart(_ part: String, _ problem: String) -> String { "\(part): \(problem)" }
  package var rowIsButton: String { "this row is a button, it has no value" }
  package var rowShowsText: String { "this row shows a text, it has no value of its own" }
  package func rowIsReadOnly(_ outer: OuterRow?, where predicate: String?) -> String {
    "\(subject(outer)) is read only " + (predicate.map { "where \($0)" } ?? "in the form")
  }
  package func rowIsComputed(_ formula: String) -> String { "computed: \(formula)" }
  package func cannotBeComputed(_ reason: String) -> String { "can't be computed: \(reason)" }
  package func leadsThroughList(_ path: String) -> String {
    "\(path) leads through a list, each item of which has its own"
  }
  package func formulaGives(_ value: String?) -> String {
    value.map { "the formula gives \($0)" } ?? "the formula gives another value"
  }
  package var formulaGivesNothing: String { "the formula gives nothing" }
  package func mustHold(_ predicate: String) -> String { "must hold: \(predicate)" }
  package func rowIsHidden(_ outer: OuterRow?, where predicate: String?) -> String {
    subject(outer) + (predicate.map { " is hidden where \($0)" } ?? " is always hidden")
  }
  package func rowIsDisabled(_ outer: OuterRow?, where predicate: String?) -> String {
    subject(outer) + (predicate.map { " is out of use where \($0)" } ?? " is always out of use")
  }
  private func subject(_ outer: OuterRow?) -> String {
    guard let outer else { return "this row" }
    return "“\(outer.label)”" + (outer.place.isEmpty ? "" : " (\(outer.place))")
  }
  package var rowOnlyShowsValue: String { "this row only shows its value" }
  package var isEmptyAlready: String { "is empty already" }
  package var isElementOfList: String { "is an element of a list: those behind it would move up" }
  package func noneHas(_ path: String, recordCount: Int, nearest: String?) -> String {
    (recordCount == 1 ? "the record has no" : "none of the first \(recordCount) records has")
      + " \(path)" + didYouMean(nearest)
  }
  package func added(_ path: String, recordCount: Int, nearest: String?) -> String {
    "added \(path), which "
      + (recordCount == 1
        ? "the record did not have" : "none of the first \(recordCount) records had")
      + didYouMean(nearest)
  }

  // MARK: Help about a row's rules: a name and what holds

  package var factAtLeast: String { "At least" }
  package var factAtMost: String { "At most" }
  package var factStep: String { "Step" }
  package var factLength: String { "Length" }
  package func characters(from low: Int, to high: Int) -> String { "\(low) to \(high) characters" }
  package func charactersAtLeast(_ low: Int) -> String { "at least \(low) characters" }
  package func charactersAtMost(_ high: Int) -> String { "at most \(high) characters" }
  package func choices(_ count: Int) -> String { counted(count, "choice") }
  package var factPattern: String { "Pattern" }
  package var factRequired: String { "Required" }
  package var factUnique: String { "Unique" }
  package var yes: String { "yes" }

  // MARK: Lists and objects with forms of their own

  package func items(_ count: Int, named names: [String], areAll: Bool) -> String {
    let items = count == 1 ? "1 item" : "\(count.grouped) items"
    guard !names.isEmpty else { return items }
    return "\(items): \(names.joined(separator: ", "))\(areAll ? "" : ", …")"
  }
  package func problemBelow(
    place: String, row: String, _ message: String, more: Int, atLeast: Bool
  ) -> String {
    let name = [place, row].filter { !$0.isEmpty }.joined(separator: " ")
    let first = "\(name): \(message)"
    guard more > 0 else { return first }
    return "\(first) (and \(atLeast ? "at least " : "")\(more.grouped) more)"
  }
}
