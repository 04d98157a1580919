/// What the author of a form may try, and where rules of a row exclude each other.
package protocol AdviceTexts {
  // MARK: Advice

  var readableFile: String { get }
  var pathAdvice: String { get }
  var templateAdvice: String { get }
  var patternAdvice: String { get }
  /// One key has no effect without another.
  func giveOrDrop(_ needed: String, _ key: String) -> String
  var valueOfTypeAdvice: String { get }
  var comparableAdvice: String { get }
  var circleAdvice: String { get }
  var leaveSecretOut: String { get }
  var keepRulesAdvice: String { get }
  var orInPlaceOfAnd: String { get }
  var andInPlaceOfOr: String { get }
  var rowExample: String { get }
  var openStepAdvice: String { get }
  var xmlAdvice: String { get }
  var wholeFileAdvice: String { get }
  var jsonAdvice: String { get }
  func givingIt(_ places: [String]) -> String
  var arrayPathAdvice: String { get }
  /// Fields of a file of choices, separated by commas or tabs.
  var delimitedAdvice: String { get }
  /// What the reference says of a key.
  func explained(_ key: String) -> String
  var leaveOut: String { get }
  /// A key that is not read; `note` is the same as a key that authors may use.
  func leaveOutOrNote(_ note: String) -> String
  var rowThatOpensList: String { get }
  var comparisonAdvice: String { get }
  var operandAdvice: String { get }
  var nameAdvice: String { get }
  var argumentsAdvice: String { get }
  var listInFile: String { get }
  var formBeside: String { get }
  /// Where a server does not deliver it.
  var copyOfForm: String { get }

  // MARK: Rows that are never shown

  func neverShown(section: String, _ condition: String) -> String
  var anotherHiddenAdvice: String { get }

  // MARK: Content and pattern

  /// `content` is a word of `textContentType`; `characters` are those of which such a text has one, nil for digits.
  func noMatchIsContent(_ content: String, _ characters: String?) -> String
  var anotherContentAdvice: String { get }

  // MARK: Rules that exclude each other

  func needsMoreThanOffered(_ count: Int) -> String
  func matchesAreLonger(than maximum: Int, atLeast length: Int) -> String
  func matchesAreShorter(than minimum: Int, atMost length: Int) -> String
  var anotherLengthOrPattern: String { get }
  var anotherLimitOrRule: String { get }
  func ruleExcludesLimit(_ key: String) -> String
  func ruleExcludesLimit(_ key: String, of row: String) -> String
  func ruleExcludesRule(_ rule: String) -> String
  var withoutTrimming: String { get }
  var matchesHaveOuterSpace: String { get }
  var anotherLengthOrNotRequired: String { get }
  var requiredIsEmpty: String { get }
  var anotherLengthOrMask: String { get }
  func maskHasLength(_ length: Int, against key: String) -> String
  var choiceOnlyInFilters: String { get }
}
