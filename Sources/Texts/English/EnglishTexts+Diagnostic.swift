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
    "\"\(key)\" is no valid expression: \(reason), at character \(place)"
  }
  package func impossibleExpression(_ key: String, _ reason: String, at place: Int) -> String {
    "\"\(key)\": \(reason), at character \(place)"
  }
  package func noRowShows(_ key: String, _ path: String) -> String {
    "\"\(key)\": no row shows \(path)"
  }
  package var typeFormula: String { "an expression" }
  package func readsSecretElsewhere(_ key: String) -> String {
    "\"\(key)\" reads a secret of another form, or of items"
  }
  package var addItemNeedsList: String { "\"addItem\" needs \"list\", the row that gets the item" }
  package var noSuchList: String { "no row of this identifier opens a list" }
  package var folderFormsAreDictionary: String {
    "formview.plist is a dictionary with \"forms\""
  }
  package var folderFormsAdvice: String {
    "{ forms = ( { files = \"staff*.json\"; form = staff; } ); }"
  }
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

  // MARK: Files

  package func looksLikeEncoding(_ encoding: String) -> String {
    "the file has no byte order mark; its zero bytes look like \(encoding)"
  }
  package var saveAsUTF8: String { "saving it as UTF-8" }
  package func notPropertyList(_ kind: String) -> String { "this is \(kind), not a property list" }
  package func notForm(_ kind: String) -> String {
    "this is \(kind), not a form: it has no \"rows\""
  }
  package var formAdvice: String {
    "a property list of rows, such as ( { valuePath = name; } ); the data come after the "
      + "form"
  }
  package var kindYAML: String { "YAML" }
  package var kindJSONFile: String { "a JSON file" }
  package var kindFaultyJSON: String { "JSON, with a fault of its own" }
  package var kindProfileManifest: String { "a ProfileManifest" }
  package var profileManifestAdvice: String { "rows of formview, one for each of its pfm_subkeys" }
  package var kindJSONSchema: String { "a JSON Schema" }
  package var jsonSchemaAdvice: String { "rows of formview, one for each of its properties" }
  package var kindProfile: String { "a configuration profile" }
  package var kindInfoPlist: String { "a bundle's Info.plist" }
  package var kindArchive: String { "a keyed archive" }
  package var kindXcode: String { "an Xcode project" }
  package var formHasNoRows: String { "the form has no rows" }
  package var formIsRows: String { "a form is an array of rows or a dictionary with \"rows\"" }
  package var rowIsDictionary: String { "a row is a dictionary" }
  package func formIsNewer(_ version: Int) -> String {
    "the form is written for a newer version than \(version)"
  }
  package var newerFormview: String { "a newer formview" }
  package var formHasNoRowsKey: String { "the form has no \"rows\"" }
  package var settingsNotRead: String {
    "rows of formview; Settings bundles are not yet read by this version"
  }
  package var rowsAdvice: String { "rows, an array of dictionaries" }
  package func duplicateSection(_ name: String, firstInLine line: Int) -> String {
    "duplicate section \(name), first in line \(line)"
  }
  package var anotherIdentifier: String { "another identifier" }
  package var sectionNeedsIdentifier: String {
    "a section needs an \"identifier\" for its rows to name"
  }
  package var ruleNeedsPredicate: String { "a rule needs a \"predicate\"" }
  package var noSuchRowForRule: String { "the rule marks a row that there is not" }
  package var currencyAdvice: String { "an ISO 4217 code such as EUR" }
  package var noSuchCurrency: String { "there is no such currency" }
  package var sectionsAdvice: String { "a form dictionary whose \"sections\" has it" }
  package var noSuchSection: String { "there is no such section" }

  // MARK: Strings in other languages

  package var stringsAreDictionary: String { "a strings file is a dictionary of strings" }
  package func leavesFolder(_ key: String) -> String {
    "\"\(key)\" names a file outside the form's folder"
  }
  package var nameWithoutSlash: String { "a name without a slash" }
  package var noLanguageFolder: String { "no folder of a language is beside the form" }
  package func noStringsFile(_ path: String) -> String { "there is no \(path)" }
  package func isNotTranslated(_ text: String, _ path: String) -> String {
    "\(text) is not translated in \(path)"
  }

  // MARK: Checks

  package func atMost(_ count: Int) -> String { "at most \(count)" }
  package func noEffectInCell(_ key: String, _ cell: String) -> String {
    "\"\(key)\" has no effect in a \(cell)"
  }
  package func noEffectBeside(_ key: String, _ other: String) -> String {
    "\"\(key)\" has no effect beside \"\(other)\""
  }
  package func noEffectWithout(_ key: String, _ other: String) -> String {
    "\"\(key)\" has no effect without \"\(other)\""
  }
  package func cellIdentifierOneOf(_ cells: [String]) -> String {
    "cellIdentifier = \(cells.joined(separator: " or "))"
  }
  package var placeholderOrDefault: String { "placeholder or defaultValue" }
  package var heightCountsLines: String { "\"height\" counts lines, and these are many" }
  package func ifPointsMeant(_ lines: Int) -> String { "\(lines), if points are meant" }
  package func duplicateIdentifier(_ name: String, firstIn row: String, line: Int) -> String {
    "duplicate identifier \(name), first in \(row), line \(line)"
  }
  package var numberAndDate: String {
    "\"minimumValue\" and \"maximumValue\" are a number and a date"
  }
  package var twoOfOneKind: String { "two of one kind" }
  package func minimumAboveMaximum(_ name: String) -> String {
    "\"minimum\(name)\" is above \"maximum\(name)\""
  }
  package var noSuchRowForColumn: String { "there is no such row for a column" }
  package var noSuchRowForToken: String { "there is no such row for a token" }
  package func showsSecret(_ key: String, of row: String) -> String {
    "\"\(key)\" shows the value of \(row), which is secure"
  }
  package func editsSamePath(_ row: String) -> String { "\(row) edits the same path" }
  package var readOnlyForOne: String { "readOnly = YES for one of them" }
  package var sameSwitchValues: String { "\"trueValue\" and \"falseValue\" are the same" }
  package func doesNotStore(_ cell: String) -> String { "a \(cell) does not store this type" }

  package func hardToRead(_ key: String, on background: String) -> String {
    "\"\(key)\" can hardly be read on \"\(background)\""
  }
  package func contrastOf(tenths: Int) -> String {
    "a contrast of \(tenths / 10).\(tenths % 10):1"
  }
  package func atLeastContrast(_ ratio: Int) -> String { "at least \(ratio):1" }
  package var noSuchChoiceForSubtitle: String { "a subtitle for a value that is not offered" }

  // MARK: Lint

  package func defaultBreaksRule(_ rule: String, _ message: String) -> String {
    "the default breaks the row's own rule \(rule): \(message)"
  }
  package func itemDefaultBreaksRule(_ rule: String, _ message: String) -> String {
    "the new item breaks its form's rule \(rule): \(message)"
  }
  package var rowIsEmpty: String { "the row is empty" }
  package var rowShowsNothing: String { "the row has neither a path nor a text to show" }
  package var pathOrLeaveOut: String { "valuePath, or leave it out" }
  package func pathOrHeading(_ cell: String?) -> String {
    "valuePath" + (cell.map { "; for a heading cellIdentifier = \($0)" } ?? "")
  }
  package func keyboardRefusesDefault(_ keyboard: String, _ character: String) -> String {
    "the keyboard \(keyboard) refuses \(character) of the default"
  }
  package var anotherKeyboard: String { "another keyboardType" }
  package func patternNeeds(_ character: String, _ keyboard: String) -> String {
    "the pattern needs \(character), which the keyboard \(keyboard) refuses"
  }
  package func noTextBegins(_ keyboard: String) -> String {
    "no matching text begins with a character that the keyboard \(keyboard) takes"
  }
  package var maskEndsInBackslash: String { "invalid mask: nothing follows its last backslash" }
  package var maskHasNoPlace: String { "invalid mask: it has no 9, a or *" }
  package var noFilledMaskMatches: String { "no text that fits \"inputMask\" matches the pattern" }
  package var anotherMask: String { "another mask or pattern" }
  package var dataAreOneRecord: String {
    "\"unique\" has no effect: the data are one record and no list"
  }
  package var placeholderBreaks: String { "the placeholder breaks the row's own \"regex\"" }
  package var matchingExample: String { "an example that matches" }
  package func patternTooSlow(_ text: String, _ length: Int) -> String {
    "the pattern takes too long on texts such as \(text) of \(length) characters, which "
      + "then count as not judged"
  }
  package var exclusiveRepetitions: String { "repetitions that exclude one another" }
  package var noDollar: String { "a path has no \"$\" for the record" }
  package var expressionIsName: String {
    "expressions are not understood: this is looked for as a member's name"
  }
  package var pathOrQuotes: String { "a path, or quotes around the name if it is one" }
  package var slashDoesNotPart: String {
    "\"/\" does not part names, but where a path begins with it"
  }
  package func stepsOrQuotes(_ steps: String) -> String {
    "\"\(steps)\", or quotes around the name"
  }

  // MARK: Templates

  package var expectedPrintf: String { "expected \"^*^\" and a printf format" }
  package func tokenNotClosed(_ mark: String, by end: String) -> String {
    "the token \"\(mark)\" is not closed by \"\(end)\""
  }
  package var expectedPath: String { "expected a path" }
  package var braceWithoutOpening: String { "\"}\" without \"{\"; write \"\\}\" for the text" }
  package var expectedQuotedDefault: String { "expected the default after \"??\" in quotes" }
  package var expectedBraceAfterDefault: String { "expected \"}\" after the default" }
  package var expectedQuotedIdentifier: String { "expected a row's identifier in quotes" }
  package var expectedIdentifierAfterDollar: String { "expected a row's identifier after \"$\"" }
  package var expectedQuotedPrintf: String { "expected a printf format in quotes" }
  package var braceInsideToken: String { "\"{\" inside a token" }
  package var templateQuoteNotClosed: String { "the quote is not closed" }
  package var tokenNotClosed: String { "the token \"{\" is not closed" }
  package func printfTooWide(_ limit: Int) -> String {
    "the widths and precisions of a printf format are at most \(limit)"
  }
  package func notPrintf(_ format: String) -> String {
    "\(format) is not a printf format; there are d i u f e g x o s"
  }
  package var onePrintf: String { "a printf format holds one conversion, such as %.2f" }
  package var numberTakesDigits: String { "\"number:\" takes how many fraction digits, 0 to 30" }
  package func unknownFormat(_ word: String, known: [String]) -> String {
    "unknown format \(word); there are \(known.joined(separator: ", "))"
  }
  package var blocksDoNotNest: String { "a block inside a block: blocks do not nest" }
  package var blockWithoutOpening: String { "\"|>\" without \"<|\"; write \"\\|>\" for the text" }
  package var blockNotClosed: String { "the block \"<|\" is not closed" }

  // MARK: Child forms

  package func ofForm(_ form: String, _ row: String) -> String { "form \"\(form)\" \(row)" }
  package var typeForms: String { "a dictionary of forms" }
  package var typeForm: String { "the name of a form, or an array of rows" }
  package var noSuchForm: String { "there is no form of this name" }
  package func formsIncludeEachOther(_ circle: [String]) -> String {
    "a form includes itself: \(circle.joined(separator: " → "))"
  }
  package var dropInclude: String { "dropping the name from \"includes\"" }
  package func formsAdvice(_ file: String) -> String {
    "giving it among the form's \"forms\", or as \(file) beside it"
  }
  package var formOpensItself: String { "the form opens itself without going deeper" }
  package var deeperPath: String { "a \"valuePath\"" }
  package func needsCompanion(_ cell: String, _ key: String) -> String {
    "\(cell) needs \"\(key)\""
  }
  package var segueAdvice: String {
    "the name of a form among \"forms\", or of a file beside this one"
  }
}
