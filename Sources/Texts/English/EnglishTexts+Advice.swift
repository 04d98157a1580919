extension EnglishTexts {
  package var readableFile: String { "another path" }
  package var pathAdvice: String {
    "a path such as name.full or phones[0].number, with odd names in quotes"
  }
  package var templateAdvice: String {
    "a template such as \"{first} {last}\", with a backslash before a brace that is text"
  }
  package var patternAdvice: String {
    "closing each group and class, with a backslash before a sign that is text"
  }
  package func giveOrDrop(_ needed: String, _ key: String) -> String {
    "giving \"\(needed)\", or dropping \"\(key)\""
  }
  package var valueOfTypeAdvice: String { "a value of that type, or another valueType" }
  package var comparableAdvice: String {
    "values of one type: a number without quotes, a text in quotes, number(…) of a text"
  }
  package var circleAdvice: String { "leaving one of these results out of a formula" }
  package var leaveSecretOut: String { "leaving the secret out" }
  package var keepRulesAdvice: String { "a value that keeps the rules, or another rule" }
  package var orInPlaceOfAnd: String { "OR in place of AND, or only one of them" }
  package var andInPlaceOfOr: String { "AND in place of OR, or only one of them" }
  package var rowExample: String { "{ key = Name; valuePath = name; }" }
  package var openStepAdvice: String {
    "closing each bracket and quote, with a semicolon after entries and a comma between items"
  }
  package var xmlAdvice: String { "closing each tag, with &amp; for & and &lt; for < in texts" }
  package func givingIt(_ places: [String]) -> String {
    "giving it \(places.joined(separator: " or "))"
  }
  package var jsonAdvice: String {
    "closing each bracket and quote, with texts in double quotes and a comma between elements"
  }
  package var wholeFileAdvice: String { "a copy of the file that is whole" }
  package var arrayPathAdvice: String { "the path of an array of objects" }
  package var delimitedAdvice: String {
    "closing each quote, with the names of the columns in the first line"
  }
  package func explained(_ key: String) -> String { "what formview explain \(key) shows" }
  package var leaveOut: String { "leaving it out" }
  package func leaveOutOrNote(_ note: String) -> String {
    "leaving it out, or \"\(note)\" for a note of your own"
  }
  package var rowThatOpensList: String { "a row with itemForm, which opens a list" }
  package var comparisonAdvice: String { "a comparison such as role == 'staff'" }
  package var operandAdvice: String {
    "another operand, or number(…), length(…) or isEmpty(…) of it"
  }
  package var nameAdvice: String {
    "a path such as name.full, $ before a row's identifier, or a function such as length(name)"
  }
  package var argumentsAdvice: String { "other values between the parentheses" }
  package var listInFile: String { "at least one choice in the file" }
  package var formBeside: String { "a form in the folder of this file" }
  package var copyOfForm: String { "another address, or a copy of the form in a file" }

  package func neverShown(section: String, _ condition: String) -> String {
    "no record shows the row: its section \(section) is hidden when \(condition), and the row for all others"
  }
  package var anotherHiddenAdvice: String { "another \"hidden\" for the row or for its section" }
  package func noMatchIsContent(_ content: String, _ characters: String?) -> String {
    "\"textContentType\" is \(content), and nothing that matches has \(characters ?? "a digit")"
  }
  package var anotherContentAdvice: String { "another pattern, or another textContentType" }

  package func needsMoreThanOffered(_ count: Int) -> String {
    "\"minimumSelection\" is above the number of choices, which is \(count)"
  }
  package func matchesAreLonger(than maximum: Int, atLeast length: Int) -> String {
    "what \"regex\" matches has at least \(length.grouped) \(noun(length, "character")), "
      + "and \"maximumLength\" is \(maximum)"
  }
  package func matchesAreShorter(than minimum: Int, atMost length: Int) -> String {
    "what \"regex\" matches has at most \(length.grouped) \(noun(length, "character")), "
      + "and \"minimumLength\" is \(minimum)"
  }
  package var anotherLengthOrPattern: String { "another length, or another pattern" }
  package var anotherLimitOrRule: String { "another limit, or another rule" }
  package func ruleExcludesLimit(_ key: String) -> String {
    "no value keeps both the rule and \"\(key)\""
  }
  package func ruleExcludesLimit(_ key: String, of row: String) -> String {
    "no value keeps both the rule and \"\(key)\" of \(row)"
  }
  package func ruleExcludesRule(_ rule: String) -> String {
    "no value keeps both the rule and the one before, \(rule)"
  }
  package var withoutTrimming: String { "a pattern without it, or trimsWhitespace = NO" }
  package var matchesHaveOuterSpace: String {
    "what \"regex\" matches has white space at an end, where it is cut from typed texts"
  }
  package var anotherLengthOrNotRequired: String { "another length, or required = NO" }
  package var requiredIsEmpty: String {
    "\"required\" asks for a text, and \"maximumLength\" takes only the empty one"
  }
  package var anotherLengthOrMask: String { "another length, or another mask" }
  package func maskHasLength(_ length: Int, against key: String) -> String {
    "what fills \"inputMask\" has \(length.grouped) \(noun(length, "character")), "
      + "which \"\(key)\" refuses"
  }
  package var choiceOnlyInFilters: String {
    "choiceFilter, as only there and in the conditions of choices \"choice\" is one of them"
  }
}
