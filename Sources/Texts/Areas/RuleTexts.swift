/// What rules and binding say: one line each, shown behind the row's label.
package protocol RuleTexts: ValueTexts {
  // MARK: Kinds of values

  var null: String { get }
  var trueOrFalse: String { get }
  var aNumber: String { get }
  var aText: String { get }
  var aList: String { get }
  var anObject: String { get }
  var aWholeNumber: String { get }
  var aDate: String { get }
  var aValue: String { get }
  var oneOfTheChoices: String { get }
  var listOrObject: String { get }

  // MARK: Lists and objects with forms of their own

  /// `names` are those of the first items, or of all.
  func items(_ count: Int, named names: [String], areAll: Bool) -> String
  /// `place` is empty for the object itself, `row` for an item as a whole.
  func problemBelow(
    place: String, row: String, _ message: String, more: Int, atLeast: Bool
  ) -> String

  // MARK: Bounds

  func mustNotBeBefore(_ date: String) -> String
  func mustNotBeAfter(_ date: String) -> String
  func mustBeAtLeast(_ number: String) -> String
  func mustBeAtMost(_ number: String) -> String
  func mustBeMultiple(of step: String) -> String
  func mustBeReached(from base: String, inStepsOf step: String) -> String
  var isTooSmall: String { get }
  var isTooLarge: String { get }

  // MARK: Choices

  /// A title or a text within a sentence.
  func inQuotes(_ text: String) -> String
  /// The value has its quotes.
  func notAmongChoices(_ value: String) -> String
  func didYouMeanChoice(_ title: String) -> String
  func choicesAre(_ titles: [String], isAll: Bool) -> String
  var valueNotAmongChoices: String { get }
  func notOfferedHere(_ value: String?) -> String
  /// How many choices the steps of a filter were not enough for.
  func choicesLeftOut(_ count: Int) -> String
  /// The same after a message.
  func withChoicesLeftOut(_ message: String, _ count: Int) -> String
  func choiceIsDisabled(_ title: String, where predicate: String?) -> String
  /// `value` is nil where it must not be shown, or is too long to be.
  func textChoicesNeedType(_ value: String?, kind: String, type: String) -> String
  func otherChoicesNeedType(_ value: String?, kind: String, type: String) -> String

  // MARK: Digits and lengths

  /// `found` is nil where it must not be shown.
  func takesFractionDigits(atMost limit: Int, found: Int?) -> String
  func needsCharacters(atLeast limit: Int, found: Int?) -> String
  func takesCharacters(atMost limit: Int, found: Int?) -> String
  func needsChoices(atLeast limit: Int, found: Int?) -> String
  func takesChoices(atMost limit: Int, found: Int?) -> String
  func needsItems(atLeast limit: Int, found: Int?) -> String
  func takesItems(atMost limit: Int, found: Int?) -> String
  func atMostCharacters(_ limit: Int) -> String
  func moreCharacters(_ count: Int) -> String
  func moreDigits(_ count: Int) -> String
  func moreLetters(_ count: Int) -> String

  // MARK: Patterns

  /// `pattern` is nil where it is too long to be shown.
  func doesNotMatch(_ pattern: String?) -> String
  var patternNotJudged: String { get }
  func patternGivenUp(afterTexts count: Int) -> String
  var tooMuchWorkForPattern: String { get }
  /// `reason` is what the form says of a text that its pattern does not match.
  var numberIsExpected: String { get }
  func notPossible(fromCharacter number: Int, reason: String?) -> String

  // MARK: Among others

  /// A value that the record of this number has, too.
  func alsoInRecord(_ number: Int) -> String
  /// The same of an item of a list.
  func alsoInItem(_ index: Int) -> String
  /// A column can't be set in so many records to one value that only one may have.
  func onlyOneMayHave(ofRecords count: Int) -> String

  // MARK: Masks

  var maskTakesDigit: String { get }
  var maskTakesLetter: String { get }
  var maskTakesLetterOrDigit: String { get }
  func doesNotFit(mask: String) -> String
  var factMask: String { get }

  // MARK: Required and type

  var isRequired: String { get }
  var isNoneOfItsTwoValues: String { get }
  func isNeither(_ one: String, nor other: String) -> String
  /// What is there is binary, and the row shows its Base64 as a text.
  var dataIsNoText: String { get }
  var mustBeWholeNumber: String { get }
  func holds(_ found: String, not expected: String) -> String
  /// `nan`, `inf`, `-inf`: numbers of other formats.
  var isNoBase64: String { get }
  func holdsNoJSONNumber(_ name: String) -> String
  func isNoDate(like example: String) -> String
  func isNoDate(because reason: String) -> String
  func aDateLike(_ example: String) -> String
  var exponentNotJudged: String { get }
  func isNot(_ type: String, example: String?) -> String
  /// Names the numbers that are taken; nil where there is no limit.
  func isNot(_ type: String, from minimum: String?, to maximum: String?) -> String
  var ambiguousSeparator: String { get }
  func takesCurrency(_ own: String, not other: String) -> String
  func couldBe(_ grouped: String, or decimal: String) -> String
  func takes(_ on: String, or off: String) -> String
  /// `reason` is nil where it would reveal something of a secret.
  func isNoJSON(because reason: String?) -> String
  func leftAlone(_ failure: String) -> String
  /// Of a value in sops' notation.
  var isEncryptedBySops: String { get }
  func setJSONWritesAnotherType(_ failure: String) -> String
  func templateShows(_ name: String, asNumberHolding kind: String) -> String
  func templateShows(_ name: String, asWholeNumberHolding value: String) -> String
  func templateShows(_ name: String, asDateHolding kind: String) -> String

  // MARK: Characters that a keyboard does not take

  /// `character` is nil where it must not be shown.
  func characterNotTaken(_ character: String?, number: Int, reason: String) -> String
  func characterNotTaken(_ character: String, reason: String) -> String
  var plainASCIIOnly: String { get }
  var noSpacesHere: String { get }
  var digitsOnly: String { get }
  var digitsAndSignOnly: String { get }
  var phoneCharactersOnly: String { get }
  func digitsOnly(and separator: String) -> String
  func digitsAndSignOnly(and separator: String) -> String
  var noControlCharactersHere: String { get }
  /// Of the character in place of bytes that are not UTF-8.
  var notUTF8Here: String { get }

  // MARK: Paths

  func recordHolds(_ kind: String, not needed: String) -> String
  func itemIs(_ kind: String, not needed: String) -> String
  func pathHolds(_ path: String, _ kind: String, not needed: String) -> String
  func cannotWrite(_ path: String, because reason: String) -> String
  func stepRunsInto(_ step: Int, _ kind: String) -> String
  func listHasOnly(_ count: Int) -> String
  func indexOrName(_ number: Int) -> String
  var rowIsButton: String { get }
  var rowShowsText: String { get }
  /// Its parts are edited, by these identifiers.
  func rowHasParts(_ identifiers: [String]) -> String
  /// A problem of a part, for the row that it is part of.
  func ofPart(_ part: String, _ problem: String) -> String
  /// `outer` is a row around this one which is what is read only; nil: this row itself. `predicate` is nil where the form
  /// says so for all records.
  func rowIsReadOnly(_ outer: OuterRow?, where predicate: String?) -> String
  func rowIsComputed(_ formula: String) -> String
  func cannotBeComputed(_ reason: String) -> String
  func leadsThroughList(_ path: String) -> String
  func formulaGives(_ value: String?) -> String
  var formulaGivesNothing: String { get }
  func mustHold(_ predicate: String) -> String
  func rowIsHidden(_ outer: OuterRow?, where predicate: String?) -> String
  func rowIsDisabled(_ outer: OuterRow?, where predicate: String?) -> String
  var rowOnlyShowsValue: String { get }
  var isEmptyAlready: String { get }
  var isElementOfList: String { get }
  /// `nearest` is the existing path that is most like it.
  func noneHas(_ path: String, recordCount: Int, nearest: String?) -> String
  func added(_ path: String, recordCount: Int, nearest: String?) -> String

  // MARK: Help about a row's rules: a name and what holds

  var factAtLeast: String { get }
  var factAtMost: String { get }
  var factStep: String { get }
  var factLength: String { get }
  func characters(from low: Int, to high: Int) -> String
  func charactersAtLeast(_ low: Int) -> String
  func charactersAtMost(_ high: Int) -> String
  func choices(_ count: Int) -> String
  var factPattern: String { get }
  var factRequired: String { get }
  var factUnique: String { get }
  var yes: String { get }
}
