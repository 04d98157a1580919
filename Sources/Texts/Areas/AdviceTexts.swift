/// Advice for the author of a form, and messages about rules of a row that exclude each
/// other.
extension Texts {
  package var readableFile: String { say("another path") }
  package var pathAdvice: String {
    say("a path such as name.full or phones[0].number, with odd names in quotes")
  }
  package var templateAdvice: String {
    say("a template such as \"{first} {last}\", with a backslash before a brace that is text")
  }
  package var patternAdvice: String {
    say("closing each group and class, with a backslash before a sign that is text")
  }
  /// One key has no effect without another.
  package func giveOrDrop(_ needed: String, _ key: String) -> String {
    say("giving \"\(needed)\", or dropping \"\(key)\"")
  }
  package var valueOfTypeAdvice: String { say("a value of that type, or another valueType") }
  package var comparableAdvice: String {
    say("values of one type: a number without quotes, a text in quotes, number(…) of a text")
  }
  package var circleAdvice: String { say("leaving one of these results out of a formula") }
  package var leaveSecretOut: String { say("leaving the secret out") }
  package var keepRulesAdvice: String { say("a value that keeps the rules, or another rule") }
  package var orInPlaceOfAnd: String { say("OR in place of AND, or only one of them") }
  package var andInPlaceOfOr: String { say("AND in place of OR, or only one of them") }
  package var rowExample: String { "{ key = Name; valuePath = name; }" }
  package var openStepAdvice: String {
    say("closing each bracket and quote, with a semicolon after entries and a comma between items")
  }
  package var xmlAdvice: String {
    say("closing each tag, with &amp; for & and &lt; for < in texts")
  }
  package func givingIt(_ keys: [String]) -> String {
    say("giving it \(keys.joined(separator: say(" or ")))")
  }
  package var jsonAdvice: String {
    say("closing each bracket and quote, with texts in double quotes and a comma between elements")
  }
  package var wholeFileAdvice: String { say("a copy of the file that is whole") }
  package var arrayPathAdvice: String { say("the path of an array of objects") }
  /// Advice for a file of choices whose fields are separated by commas or tabs.
  package var delimitedAdvice: String {
    say("closing each quote, with the names of the columns in the first line")
  }
  /// Advice to look up a key in the reference, with the command that shows it.
  package func explained(_ key: String) -> String { say("what formview explain \(key) shows") }
  package var leaveOut: String { say("leaving it out") }
  /// A key that is not read; `note` is the same as a key that authors may use.
  package func leaveOutOrNote(_ note: String) -> String {
    say("leaving it out, or \"\(note)\" for a note of your own")
  }
  package var rowThatOpensList: String { say("a row with itemForm, which opens a list") }
  package var comparisonAdvice: String { say("a comparison such as role == 'staff'") }
  package var operandAdvice: String {
    say("another operand, or number(…), length(…) or isEmpty(…) of it")
  }
  package var nameAdvice: String {
    say("a path such as name.full, $ before a row's identifier, or a function such as length(name)")
  }
  package var argumentsAdvice: String { say("other values between the parentheses") }
  package var listInFile: String { say("at least one choice in the file") }
  package var formBeside: String { say("a form in the folder of this file") }
  /// Advice for a form that its server does not deliver.
  package var copyOfForm: String { say("another address, or a copy of the form in a file") }
  package func neverShown(section: String, _ condition: String) -> String {
    say(
      """
      no record shows the row: its section \(section) is hidden when \(condition), and the row for \
      all others
      """)
  }
  package var anotherHiddenAdvice: String {
    say("another \"hidden\" for the row or for its section")
  }
  /// `content` is a word of `textContentType`; `characters` are those of which such a text has one, nil for digits.
  package func noMatchIsContent(_ content: String, _ characters: String?) -> String {
    let characters = characters ?? say("a digit")
    return say("\"textContentType\" is \(content), and nothing that matches has \(characters)")
  }
  package var anotherContentAdvice: String { say("another pattern, or another textContentType") }
  package func needsMoreThanOffered(_ count: Int) -> String {
    say("\"minimumSelection\" is above the number of choices, which is \(count)")
  }
  package func matchesAreLonger(than maximum: Int, atLeast length: Int) -> String {
    say(
      """
      what "regex" matches has at least \(grouped: length, "character"), and "maximumLength" is \
      \(maximum)
      """)
  }
  package func matchesAreShorter(than minimum: Int, atMost length: Int) -> String {
    say(
      """
      what "regex" matches has at most \(grouped: length, "character"), and "minimumLength" is \
      \(minimum)
      """)
  }
  package var anotherLengthOrPattern: String { say("another length, or another pattern") }
  package var anotherLimitOrRule: String { say("another limit, or another rule") }
  package func ruleExcludesLimit(_ key: String) -> String {
    say("no value keeps both the rule and \"\(key)\"")
  }
  package func ruleExcludesLimit(_ key: String, of row: String) -> String {
    say("no value keeps both the rule and \"\(key)\" of \(row)")
  }
  package func ruleExcludesRule(_ rule: String) -> String {
    say("no value keeps both the rule and the one before, \(rule)")
  }
  package var withoutTrimming: String { say("a pattern without it, or trimsWhitespace = NO") }
  package var matchesHaveOuterSpace: String {
    say("what \"regex\" matches has white space at an end, where it is cut from typed texts")
  }
  package var anotherLengthOrNotRequired: String { say("another length, or required = NO") }
  package var requiredIsEmpty: String {
    say("\"required\" asks for a text, and \"maximumLength\" takes only the empty one")
  }
  package var anotherLengthOrMask: String { say("another length, or another mask") }
  package func maskHasLength(_ length: Int, against key: String) -> String {
    say("what fills \"inputMask\" has \(grouped: length, "character"), which \"\(key)\" refuses")
  }
  package var choiceOnlyInFilters: String {
    say("choiceFilter, as only there and in the conditions of choices \"choice\" is one of them")
  }
}
