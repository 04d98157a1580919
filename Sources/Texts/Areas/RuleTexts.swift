/// Messages of rules and binding: one line each, shown after the row's label.
extension Texts {
  /// A problem of a value by the shape that it is judged by.
  package func asVariant(_ title: String, _ message: String) -> String {
    say("as \(title): \(message)")
  }
  /// A text that is of another shape than the former value.
  package func becomesShape(_ title: String) -> String { say("as \(title)") }
  package func memberMustBe(_ path: String, _ value: String) -> String {
    say("\(path) must be \(value)")
  }
  package func mustBeConstant(_ value: String) -> String { say("must be \(value)") }
  // MARK: Kinds of values

  package var null: String { "null" }
  package var trueOrFalse: String { say("true or false") }
  package var aNumber: String { say("a number") }
  package var aText: String { say("a text") }
  package var aList: String { say("a list") }
  package var anObject: String { say("an object") }
  package var aWholeNumber: String { say("a whole number") }
  package var aDate: String { say("a date") }
  package var aValue: String { say("a value") }
  package var oneOfTheChoices: String { say("one of the choices") }
  package var listOrObject: String { say("a list or an object") }

  // MARK: Choices

  /// A title or a text within a sentence.
  package func inQuotes(_ text: String) -> String { say("\"\(text)\"") }
  package func didYouMeanChoice(_ title: String) -> String { say("; did you mean \"\(title)\"?") }
  package func choicesAre(_ titles: [String], isAll: Bool) -> String {
    isAll ? say("; try \(alternatives(titles))") : say("; try \(joined(titles)), …")
  }
  /// The value has its quotes.
  package func notAmongChoices(_ value: String) -> String {
    say("\(value) is not among the choices")
  }
  package var valueNotAmongChoices: String { say("the value is not among the choices") }
  package func notOfferedHere(_ value: String?) -> String {
    say("\(value ?? say("the value")) is not among the choices for this record")
  }
  /// A message about the number of choices that a filter did not examine, as its steps were
  /// used up.
  package func choicesLeftOut(_ count: Int) -> String {
    say("\(count.grouped) more were not looked at: it would take too many steps")
  }
  /// A message, followed by the number of choices that were not examined.
  package func withChoicesLeftOut(_ message: String, _ count: Int) -> String {
    say("\(message); \(choicesLeftOut(count))")
  }
  package func choiceIsDisabled(_ title: String, where predicate: String?) -> String {
    predicate.map { say("\(title) can't be chosen where \($0)") }
      ?? say("\(title) can't be chosen here")
  }
  /// `the value is a number`, of a value that may not be shown.
  private func isOfKind(_ value: String?, _ kind: String) -> String {
    say("\(value ?? say("the value")) is \(kind)", as: "kind")
  }
  /// `value` is nil where it must not be shown, or is too long to be.
  package func textChoicesNeedType(_ value: String?, kind: String, type: String) -> String {
    say(
      """
      \(isOfKind(value, kind)), and the choices are no texts; give the row valueType = \(type) in \
      the form
      """)
  }
  package func otherChoicesNeedType(_ value: String?, kind: String, type: String) -> String {
    say(
      """
      \(isOfKind(value, kind)), and the choices are texts; give the row valueType = \(type) in the \
      form
      """)
  }

  // MARK: Patterns

  /// `pattern` is nil where it is too long to be shown.
  package func doesNotMatch(_ pattern: String?) -> String {
    pattern.map { say("does not match the pattern \($0)") } ?? say("does not match the pattern")
  }
  package var patternNotJudged: String {
    say("not judged: the pattern needs too much work for this text")
  }
  package func patternGivenUp(afterTexts count: Int) -> String {
    say("not judged: the pattern needed too much work for \(count) other texts")
  }
  package var tooMuchWorkForPattern: String { say("too much work for the pattern to judge") }
  /// Reason for `notPossible`, at a character after which no number can follow. For patterns
  /// the `reason` is the form's message for a text that does not match.
  package var numberIsExpected: String { say("a number is expected") }
  package func notPossible(fromCharacter number: Int, reason: String?) -> String {
    reason.map { say("not possible from character \(number): \($0)") }
      ?? say("not possible from character \(number)")
  }

  // MARK: Among others

  /// A value that the record of this number has, too.
  package func alsoInRecord(_ number: Int) -> String { say("also in record \(number.grouped)") }
  /// A message about a value that the item at this index of a list has, too.
  package func alsoInItem(_ index: Int) -> String { say("also in item [\(index)]") }
  /// A column can't be set in so many records to one value that only one may have.
  package func onlyOneMayHave(ofRecords count: Int) -> String {
    say("only one record may have it, not \(count.grouped)")
  }

  // MARK: Required and type

  package var isRequired: String { say("is required") }
  package var isNoneOfItsTwoValues: String { say("is none of its two values") }
  package func isNeither(_ one: String, nor other: String) -> String {
    say("is neither \(one) nor \(other)")
  }
  package var dataIsNoText: String {
    say("is binary data here, not text; give the row cellIdentifier = DataCell to edit it")
  }
  package var mustBeWholeNumber: String { say("must be a whole number") }
  package var isNoBase64: String { say("invalid Base64") }
  package func holdsNoJSONNumber(_ name: String) -> String {
    say("holds \(name), a number that JSON can't write")
  }
  package func holds(_ found: String, not expected: String) -> String {
    say("holds \(found), not \(expected)")
  }
  package func isNoDate(like example: String) -> String { say("is not a date like \(example)") }
  package func isNoDate(because reason: String) -> String { say("is not a date: \(reason)") }
  package func aDateLike(_ example: String) -> String { say("a date like \(example)") }
  package var exponentNotJudged: String { say("not judged: the exponent is too large") }
  package func isNot(_ type: String, example: String?) -> String {
    example.map { say("is not \(type): write it like \($0)") } ?? say("is not \(type)")
  }
  /// Names the numbers that are taken; nil where there is no limit.
  package func isNot(_ type: String, from minimum: String?, to maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): say("is not \(type) from \(minimum) to \(maximum)")
    case (let minimum?, nil): say("is not \(type) of at least \(minimum)")
    case (nil, let maximum?): say("is not \(type) of at most \(maximum)")
    case (nil, nil): say("is not \(type)")
    }
  }
  package var ambiguousSeparator: String {
    say("its separator could be decimal or not; write it without")
  }
  package func takesCurrency(_ own: String, not other: String) -> String {
    say("takes amounts in \(own), not in \(other)")
  }
  package func couldBe(_ grouped: String, or decimal: String) -> String {
    say("could be \(grouped) or \(decimal); write one of these")
  }
  package func takes(_ on: String, or off: String) -> String { say("takes \(on) or \(off)") }
  /// `reason` is nil where it would reveal something of a secret.
  package func isNoJSON(because reason: String?) -> String {
    reason.map { say("is not JSON: \($0)") } ?? say("is not JSON")
  }
  package var isEncryptedBySops: String { say("is encrypted with sops") }
  package func leftAlone(_ failure: String) -> String {
    say("\(failure), and is left alone; set --json replaces it")
  }
  package func setJSONWritesAnotherType(_ failure: String) -> String {
    say("\(failure); set --json writes a value of another type")
  }
  package func templateShows(_ name: String, asNumberHolding kind: String) -> String {
    say("the template shows \(name) as a number, it holds \(kind)")
  }
  package func templateShows(_ name: String, asWholeNumberHolding value: String) -> String {
    say("the template shows \(name) as a whole number, it holds \(value)")
  }
  package func templateShows(_ name: String, asDateHolding kind: String) -> String {
    say("the template shows \(name) as a date, it holds \(kind)")
  }

  // MARK: Characters that a keyboard does not take

  /// `character` is nil where it must not be shown.
  package func characterNotTaken(_ character: String?, number: Int, reason: String) -> String {
    character.map { say("\"\($0)\" (character \(number)) is not taken: \(reason)") }
      ?? say("character \(number) is not taken: \(reason)")
  }
  package func characterNotTaken(_ character: String, reason: String) -> String {
    say("\"\(character)\" is not taken: \(reason)")
  }
  package var plainASCIIOnly: String { say("plain ASCII characters only") }
  package var noSpacesHere: String { say("no spaces here") }
  package var digitsOnly: String { say("digits only") }
  package var digitsAndSignOnly: String { say("digits and a sign only") }
  package var phoneCharactersOnly: String { say("digits, spaces and + * # , ; ( ) - only") }
  package func digitsOnly(and separator: String) -> String {
    say("digits and \"\(separator)\" only")
  }
  package func digitsAndSignOnly(and separator: String) -> String {
    say("digits, a sign and \"\(separator)\" only")
  }
  /// Reason for refusing U+FFFD, which replaces bytes that are not UTF-8.
  package var notUTF8Here: String { say("its bytes are not UTF-8") }
  package var noControlCharactersHere: String { say("no control characters here") }

  // MARK: Help about a row's rules: a name and what holds

  package var factAtLeast: String { say("At least") }
  package var factAtMost: String { say("At most") }
  package var factStep: String { say("Step") }
  package var factLength: String { say("Length") }
  package func characters(from low: Int, to high: Int) -> String {
    say("\(low) to \(high) characters")
  }
  package func charactersAtLeast(_ low: Int) -> String { say("at least \(low) characters") }
  package func charactersAtMost(_ high: Int) -> String { say("at most \(high) characters") }
  package func choices(_ count: Int) -> String { say("\(count, "choice")") }
  package var factPattern: String { say("Pattern") }
  package var factRequired: String { say("Required") }
  package var factUnique: String { say("Unique") }
  package var yes: String { say("yes") }

  // MARK: Lists and objects with forms of their own

  /// `names` are those of the first items, or of all.
  package func items(_ count: Int, named names: [String], areAll: Bool) -> String {
    let items = say("\(grouped: count, "item")")
    guard !names.isEmpty else { return items }
    return areAll ? say("\(items): \(joined(names))") : say("\(items): \(joined(names)), …")
  }
  /// The names of what is in an object, or of the first ones.
  package func contents(_ names: [String], areAll: Bool) -> String {
    areAll ? joined(names) : say("\(joined(names)), …")
  }
  /// `place` is empty for the object itself, `row` for an item as a whole.
  package func problemBelow(path: String, row: String, _ message: String, more: Int, atLeast: Bool)
    -> String
  {
    let name = [path, row].filter { !$0.isEmpty }.joined(separator: " ")
    let first = about(name, message)
    guard more > 0 else { return first }
    return atLeast
      ? say("\(first) (and at least \(more.grouped) more)")
      : say("\(first) (and \(more.grouped) more)")
  }
}
