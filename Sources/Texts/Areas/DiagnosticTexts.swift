/// Diagnostics for the author of a form.
extension Texts {
  // MARK: A line

  package func rowNumber(_ number: Int, _ label: String) -> String {
    label.isEmpty ? say("row \(number)") : say("row \(number) \"\(label)\"")
  }
  package func foundInForm(_ sentence: String, _ found: String) -> String {
    say("\(sentence); found \(found)")
  }
  package func tryThis(_ sentence: String, _ advice: String) -> String {
    say("\(sentence); try \(advice)")
  }
  package func oneOf(_ names: [String]) -> String { say("one of \(joined(names))") }
  package func andValue(_ one: String, _ other: String) -> String { say("\(one) and \(other)") }
  package func range(_ low: Int, _ high: Int) -> String { say("\(low) to \(high)") }

  // MARK: What was found

  package func foundString(_ text: String) -> String { say("the string \(text)") }
  package func foundInteger(_ text: String) -> String { say("the integer \(text)") }
  package func foundReal(_ text: String) -> String { say("the real number \(text)") }
  package func foundBool(_ text: String) -> String { say("the Bool \(text)") }
  package func foundDate(_ text: String) -> String { say("the date \(text)") }
  package var foundData: String { say("data") }
  package var foundArray: String { say("an array") }
  package var foundDictionary: String { say("a dictionary") }
  package var foundUID: String { say("a UID") }

  // MARK: Types of keys

  package var typeString: String { say("a string") }
  package var typeTemplate: String { say("a template") }
  package var typeTemplateOrPath: String { say("a template or a key path") }
  package var typePath: String { say("a key path") }
  package var typeInteger: String { say("an integer") }
  package var typeBool: String { say("a Bool") }
  package var typePredicate: String { say("a predicate") }
  package var typeCondition: String { say("a Bool or a predicate") }
  package var typeColor: String { say("a color as a string") }
  package var typePalette: String { say("a dictionary of colors as strings") }
  package var typeSubtitle: String { say("a template or a dictionary of templates") }
  package var typeLines: String { say("a number of lines") }
  package var typeOneWord: String { say("a word") }
  package var typeWords: String { say("words") }
  package var typeCell: String { say("the name of a cell") }
  package var typeKeyboard: String { say("the name of a keyboard") }
  package var typeHeight: String { say("a number of lines or \"auto\"") }
  package var typeWidth: String { say("a number of columns or \"auto\"") }
  package var typeBound: String { say("a number, an ISO date or an expression") }
  package var typeStep: String { say("a number above 0") }
  package var typePattern: String { say("a pattern as a string") }
  package var typeCurrency: String { say("a currency code as a string") }
  package var typeScalar: String { say("a string, number or Bool") }
  package var typeScalars: String { say("an array of strings, numbers or Bools") }
  package var typeStrings: String { say("an array of strings") }
  package var typeDictionaries: String { say("an array of dictionaries") }
  package var typeChoices: String { say("an array of dictionaries or scalars") }

  // MARK: Syntax

  package func invalidPath(_ key: String, _ reason: String, at position: Int) -> String {
    say("\"\(key)\" has an invalid key path: \(reason) (character \(position))")
  }
  package func invalidTemplate(_ key: String, _ reason: String, at position: Int) -> String {
    say("\"\(key)\" has an invalid template: \(reason) (character \(position))")
  }
  package func doesNotCompile(_ key: String, _ reason: String, at position: Int) -> String {
    say("\"\(key)\" does not compile: \(reason) (character \(position))")
  }
  package func invalidColor(_ key: String) -> String { say("\"\(key)\" has an invalid color") }
  package var colorAdvice: String {
    say("RRGGBB, ansi:0 to ansi:255, or a name such as red or systemRed")
  }
  package func outOfRange(_ key: String) -> String { say("\"\(key)\" is out of range") }
  package func digitsAtMost(_ count: Int) -> String { say("a number of at most \(count) digits") }
  package var numberAboveZero: String { say("a number above 0, such as 1 or 0.25") }
  package func takesNumberOrDate(_ key: String) -> String {
    say("\"\(key)\" takes a number, an ISO date or an expression")
  }
  package var numberOrDate: String { say("a number, or a date such as 2026-01-31") }
  package func invalidExpression(_ key: String, _ reason: String, at position: Int) -> String {
    say("\"\(key)\" has an invalid expression at character \(position): \(reason)")
  }
  package func impossibleExpression(_ key: String, _ reason: String, at position: Int) -> String {
    say("\"\(key)\" at character \(position): \(reason)")
  }
  package func noChoiceHas(_ path: String) -> String {
    say("\"choiceTitle\": no choice has \(path)")
  }
  package func noRowShows(_ key: String, _ path: String) -> String {
    say("\"\(key)\": no row shows \(path)")
  }
  package func readsDifference(_ key: String, _ name: String) -> String {
    say("\"\(key)\" reads \(name) as a difference, not as a name")
  }
  package var typeFormula: String { say("an expression") }
  package func readsSecretElsewhere(_ key: String) -> String {
    say("\"\(key)\" reads a secret of another form, or of items")
  }
  package func offersSecret(_ key: String) -> String { say("\"\(key)\" offers secrets as choices") }
  package var addItemNeedsList: String {
    say("\"addItem\" needs \"list\", the row that gets the item")
  }
  package var noSuchList: String { say("no row of this identifier opens a list") }
  package var folderFormsAreDictionary: String {
    say("formview.plist is a dictionary with \"forms\"")
  }
  package var folderFormsAdvice: String {
    "{ forms = ( { files = \"staff*.json\"; form = staff; } ); }"
  }
  /// `other`: a pattern of an entry before it.
  package func patternIsIncluded(in other: String) -> String {
    say("the pattern has no effect: \"\(other)\" before it matches all that it matches")
  }
  package var placeBeforeThatEntry: String { say("placing its entry before that one") }
  package var noSuchFormFile: String { say("there is no such form in this folder") }
  package var partNeedsPath: String { say("a part needs the path of its value") }
  package var pathOfPart: String { "valuePath = name;" }
  package var partHasNoParts: String { say("a part can't have parts of its own") }
  package func contradicts(_ key: String, _ other: String) -> String {
    say("\"\(key)\" contradicts \"\(other)\"")
  }
  package var clockIsStored: String {
    say("\"formula\" reads the clock: what is stored would be wrong soon, without an edit")
  }
  package func onlyExpressionsRead(_ key: String, _ name: String) -> String {
    say("\"\(key)\": templates read members of the record; only expressions know \(name)")
  }
  package func tokenOfComputedRow(_ expression: String) -> String {
    say("a row with formula = \"\(expression)\", and {$…} with its identifier")
  }
  package var dateAdvice: String { say("a date such as '2026-11-21', or today()") }
  package var defaultFormulaOrNoPath: String { say("defaultFormula, or no valuePath") }
  package func formulaCircle(_ rows: [String]) -> String {
    rows.count == 1
      ? say("the formula needs its own result: \(rows[0])")
      : say("formulas need each other's results: \(joined(rows))")
  }
  package func inLine(_ row: String, _ line: Int) -> String { say("\(row) in line \(line)") }
  package var typeMessages: String { say("a dictionary of texts by the names of rules") }
  package var noSuchRule: String { say("\"errorMessages\" names a rule that there is not") }
  package func noSuchPlaceholder(_ key: String) -> String {
    say("\"\(key)\" has a placeholder that there is not")
  }
  package func noRowForBound(_ key: String) -> String {
    say("\"\(key)\" is neither a number nor a date, nor the path of a row")
  }
  package func noRowForCondition(_ key: String) -> String {
    say("\"\(key)\" is neither YES nor NO, nor the path of a row")
  }
  package func compared(_ path: String) -> String { say("YES, NO, or \(path) == true") }
  package var formulaAdvice: String { say("an expression such as price * coalesce(count, 1)") }
  package var conditionAdvice: String { say("YES, NO, or a predicate such as role != 'staff'") }
  /// Advice for a color rule that applies to all records, or to none.
  package var ownColorAdvice: String {
    say("the row's own \"color\", or a predicate such as role != 'staff'")
  }
  /// Advice for a rule that all records follow, or none.
  package var withoutRuleAdvice: String {
    say("leaving the rule out, or a predicate such as role != 'staff'")
  }
  package var yesOrNo: String { say("YES or NO") }
  package func needsType(_ key: String, _ type: String) -> String {
    say("\"\(key)\" needs \(type)")
  }
  package func doesNotTakeWord(_ key: String) -> String {
    say("\"\(key)\" does not take this word")
  }
  package var colorNeedsString: String { say("a string, since an integer loses leading zeros") }
  package var wholeNumberSuchAs: String { say("a whole number such as 3") }

  // MARK: Keys

  package func foreignKey(_ key: String) -> String {
    say("the key \(key) belongs to another form system, and is ignored")
  }
  package var unknownKey: String { say("unknown key, ignored") }
  package func duplicateKey(_ key: String, firstInLine line: Int) -> String {
    say("duplicate key \(key), first in line \(line)")
  }
  package var dropOne: String { say("dropping one of them") }
}
