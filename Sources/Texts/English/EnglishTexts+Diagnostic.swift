extension EnglishTexts {
  // MARK: A line

  package func rowNumber(_ number: Int, _ label: String) -> String {
    label.isEmpty ? "row \(number)" : "row \(number) \"\(label)\""
  }
  package func foundInForm(_ sentence: String, _ found: String) -> String {
    "\(sentence); found \(found)"
  }
  package func tryThis(_ sentence: String, _ advice: String) -> String {
    "\(sentence); try \(advice)"
  }
  package func oneOf(_ names: [String]) -> String { "one of \(names.joined(separator: ", "))" }
  package func andValue(_ one: String, _ other: String) -> String { "\(one) and \(other)" }
  package func range(_ low: Int, _ high: Int) -> String { "\(low) to \(high)" }

  // MARK: What was found

  package func foundString(_ text: String) -> String { "the string \(text)" }
  package func foundInteger(_ text: String) -> String { "the integer \(text)" }
  package func foundReal(_ text: String) -> String { "the real number \(text)" }
  package func foundBool(_ text: String) -> String { "the Bool \(text)" }
  package func foundDate(_ text: String) -> String { "the date \(text)" }
  package var foundData: String { "data" }
  package var foundArray: String { "an array" }
  package var foundDictionary: String { "a dictionary" }
  package var foundUID: String { "a UID" }

  // MARK: Types of keys

  package var typeString: String { "a string" }
  package var typeTemplate: String { "a template" }
  package var typeTemplateOrPath: String { "a template or a key path" }
  package var typePath: String { "a key path" }
  package var typeInteger: String { "an integer" }
  package var typeBool: String { "a Bool" }
  package var typePredicate: String { "a predicate" }
  package var typeCondition: String { "a Bool or a predicate" }
  package var typeColor: String { "a color as a string" }
  package var typePalette: String { "a dictionary of colors as strings" }
  package var typeSubtitle: String { "a template or a dictionary of templates" }
  package var typeLines: String { "a number of lines" }
  package var typeOneWord: String { "a word" }
  package var typeWords: String { "words" }
  package var typeCell: String { "the name of a cell" }
  package var typeKeyboard: String { "the name of a keyboard" }
  package var typeHeight: String { "a number of lines or \"auto\"" }
  package var typeWidth: String { "a number of columns or \"auto\"" }
  package var typeBound: String { "a number, an ISO date or an expression" }
  package var typeStep: String { "a number above 0" }
  package var typePattern: String { "a pattern as a string" }
  package var typeCurrency: String { "a currency code as a string" }
  package var typeScalar: String { "a string, number or Bool" }
  package var typeScalars: String { "an array of strings, numbers or Bools" }
  package var typeStrings: String { "an array of strings" }
  package var typeDictionaries: String { "an array of dictionaries" }
  package var typeChoices: String { "an array of dictionaries or scalars" }
  package var typeOther: String { "another type" }

  // MARK: Syntax

  package func invalidPath(_ key: String, _ reason: String, at place: Int) -> String {
    "\"\(key)\" has an invalid key path: \(reason) (character \(place))"
  }
  package func invalidTemplate(_ key: String, _ reason: String, at place: Int) -> String {
    "\"\(key)\" has an invalid template: \(reason) (character \(place))"
  }
  package func doesNotCompile(_ key: String, _ reason: String, at place: Int) -> String {
    "\"\(key)\" does not compile: \(reason) (character \(place))"
  }
  package func invalidColor(_ key: String) -> String { "\"\(key)\" has an invalid color" }
  package var colorAdvice: String {
    "RRGGBB, ansi:0 to ansi:255, or a name such as red or systemRed"
  }
  package func outOfRange(_ key: String) -> String { "\"\(key)\" is out of range" }
  package func digitsAtMost(_ count: Int) -> String { "a number of at most \(count) digits" }
  package var numberAboveZero: String { "a number above 0, such as 1 or 0.25" }
  package func takesNumberOrDate(_ key: String) -> String {
    "\"\(key)\" takes a number, an ISO date or an expression"
  }
  package var numberOrDate: String { "a number, or a date such as 2026-01-31" }
  package func invalidExpression(_ key: String, _ reason: String, at place: Int) -> String {
    "\"\(key)\" has an invalid expression at character \(place): \(reason)"
  }
  package func impossibleExpression(_ key: String, _ reason: String, at place: Int) -> String {
    "\"\(key)\" at character \(place): \(reason)"
  }
  package func noChoiceHas(_ path: String) -> String { "\"choiceTitle\": no choice has \(path)" }
  package func noRowShows(_ key: String, _ path: String) -> String {
    "\"\(key)\": no row shows \(path)"
  }
  package func readsDifference(_ key: String, _ name: String) -> String {
    "\"\(key)\" reads \(name) as a difference, not as a name"
  }
  package var typeFormula: String { "an expression" }
  package func readsSecretElsewhere(_ key: String) -> String {
    "\"\(key)\" reads a secret of another form, or of items"
  }
  package func offersSecret(_ key: String) -> String { "\"\(key)\" offers secrets as choices" }
  package var addItemNeedsList: String { "\"addItem\" needs \"list\", the row that gets the item" }
  package var noSuchList: String { "no row of this identifier opens a list" }
  package var folderFormsAreDictionary: String {
    "formview.plist is a dictionary with \"forms\""
  }
  package var folderFormsAdvice: String {
    "{ forms = ( { files = \"staff*.json\"; form = staff; } ); }"
  }
  package func patternIsIncluded(in other: String) -> String {
    "the pattern has no effect: \"\(other)\" before it matches all that it matches"
  }
  package var placeBeforeThatEntry: String { "placing its entry before that one" }
  package var noSuchFormFile: String { "there is no such form in this folder" }
  package var partNeedsPath: String { "a part needs the path of its value" }
  package var pathOfPart: String { "valuePath = name;" }
  package var partHasNoParts: String { "a part can't have parts of its own" }
  package func contradicts(_ key: String, _ other: String) -> String {
    "\"\(key)\" contradicts \"\(other)\""
  }
  package var clockIsStored: String {
    "\"formula\" reads the clock: what is stored would be wrong soon, without an edit"
  }
  package func onlyExpressionsRead(_ key: String, _ name: String) -> String {
    "\"\(key)\": templates read members of the record; only expressions know \(name)"
  }
  package func tokenOfComputedRow(_ expression: String) -> String {
    "a row with formula = \"\(expression)\", and {$…} with its identifier"
  }
  package var dateAdvice: String { "a date such as '2026-11-21', or today()" }
  package var defaultFormulaOrNoPath: String { "defaultFormula, or no valuePath" }
  package func formulaCircle(_ rows: [String]) -> String {
    rows.count == 1
      ? "the formula needs its own result: \(rows[0])"
      : "formulas need each other's results: \(rows.joined(separator: ", "))"
  }
  package func inLine(_ row: String, _ line: Int) -> String { "\(row) in line \(line)" }
  package var typeMessages: String { "a dictionary of texts by the names of rules" }
  package var noSuchRule: String { "\"errorMessages\" names a rule that there is not" }
  package func noSuchPlaceholder(_ key: String) -> String {
    "\"\(key)\" has a placeholder that there is not"
  }
  package func noRowForBound(_ key: String) -> String {
    "\"\(key)\" is neither a number nor a date, nor the path of a row"
  }
  package func noRowForCondition(_ key: String) -> String {
    "\"\(key)\" is neither YES nor NO, nor the path of a row"
  }
  package func compared(_ path: String) -> String { "YES, NO, or \(path) == true" }
  package var formulaAdvice: String {
    "an expression such as price * coalesce(count, 1)"
  }
  package var conditionAdvice: String { "YES, NO, or a predicate such as role != 'staff'" }
  package var ownColorAdvice: String {
    "the row's own \"color\", or a predicate such as role != 'staff'"
  }
  package var withoutRuleAdvice: String {
    "leaving the rule out, or a predicate such as role != 'staff'"
  }
  package var yesOrNo: String { "YES or NO" }
  package func needsType(_ key: String, _ type: String) -> String { "\"\(key)\" needs \(type)" }
  package func doesNotTakeWord(_ key: String) -> String { "\"\(key)\" does not take this word" }
  package var colorNeedsString: String { "a string, since an integer loses leading zeros" }
  package var wholeNumberSuchAs: String { "a whole number such as 3" }

  // MARK: Keys

  package func foreignKey(_ key: String) -> String {
    "the key \(key) belongs to another form system, and is ignored"
  }
  package var unknownKey: String { "unknown key, ignored" }
  package func duplicateKey(_ key: String, firstInLine line: Int) -> String {
    "duplicate key \(key), first in line \(line)"
  }
  package var dropOne: String { "dropping one of them" }
}
