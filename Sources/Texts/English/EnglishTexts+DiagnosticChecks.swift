extension EnglishTexts {
  // MARK: Checks

  package func atMost(_ count: Int) -> String { "at most \(count)" }
  package func noEffectInCell(_ key: String, _ cell: String) -> String {
    "\"\(key)\" has no effect in a \(cell)"
  }
  package func noEffectBeside(_ key: String, _ other: String) -> String {
    "\"\(key)\" has no effect beside \"\(other)\""
  }
  package func noEffectInSection(_ key: String, _ other: String) -> String {
    "\"\(key)\" has no effect in a section that is always \(other)"
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
  package func boundOfOtherKind(_ key: String, expected: String, found: String) -> String {
    "\"\(key)\": expected \(expected), found \(found)"
  }
  package var numberAsBound: String { "a number, or cellIdentifier = DateCell" }
  package var dateAsBound: String { "a date such as 2026-01-31, or cellIdentifier = NumberCell" }
  package func takesNoSuchDay(_ key: String, because fault: String) -> String {
    "\"\(key)\" is not a valid date: \(fault)"
  }
  package func minimumAboveMaximum(_ name: String) -> String {
    "\"minimum\(name)\" is above \"maximum\(name)\""
  }
  package func pathOrName(_ name: String, row: String, _ identifier: String) -> String {
    "valuePath = \(name) in \(row), or \(identifier) here"
  }
  package var noSuchRowForColumn: String { "there is no such row for a column" }
  package var columnTwice: String { "the column is listed twice" }
  package var sectionHasNoRow: String {
    "the first section has no row: those that name none are above all sections"
  }
  package func sectionInRow(_ section: String, _ row: String) -> String {
    "section = \(section) in the row \"\(row)\", where it begins"
  }
  package var tokenShowsNoTemplate: String {
    "a token shows a value, and this row has only a template"
  }
  package var pathsOfTemplate: String { "the paths of that template" }
  package var noSuchRowForToken: String { "there is no such row for a token" }
  package func showsSecret(_ key: String, of row: String) -> String {
    "\"\(key)\" shows the value of \(row), which is secure"
  }
  package func editsSamePath(_ row: String) -> String { "\(row) edits the same path" }
  package func editsSamePathOutside(_ row: String) -> String {
    "\(row) of the form that opens this one edits the same path"
  }
  package var readOnlyForOne: String { "readOnly = YES for one of them" }
  package var sameSwitchValues: String { "\"trueValue\" and \"falseValue\" are the same" }
  package func doesNotStore(_ cell: String) -> String { "a \(cell) does not store this type" }
  package func doesNotStore(_ cell: String, chosenBy key: String) -> String {
    "\"\(key)\" makes the row a \(cell), which does not store this type"
  }
  package func choiceIsNot(ofType type: String) -> String {
    "a choice is not of the row's type \"\(type)\""
  }
  package func switchValueIsNot(_ key: String, ofType type: String) -> String {
    "\"\(key)\" is not of the row's type \"\(type)\""
  }

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
  package func choiceBreaksRule(_ rule: String, _ message: String) -> String {
    "the choice breaks the row's own rule \(rule): \(message)"
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
  package var choicesAreTheRecord: String {
    "\"choicesFrom\" leads to the record itself, and not to the list of all records"
  }
  package var choicesAreNoList: String { "\"choicesFrom\" leads to no list in the records" }
  package var pathOfListInRecord: String { "the path of a list in the record, or file:NAME" }
  package func inRecords(_ count: Int, of total: Int, _ message: String) -> String {
    "in \(count) of \(total) records: \(message)"
  }
  package var pathOfRecords: String { "a path that the records have, or correct the records" }
  package func pathWithQuotes(_ path: String, asIn line: String) -> String {
    "\(path) with its quotes, as in \(line)"
  }
  package var oneOfItems: String {
    "join(…) of it, .@count, .@sum, .@min or .@max of the list, or one item of it, such as [0]"
  }
  package var typeOfRecords: String {
    "the valueType or cellIdentifier of such values, or correct the records"
  }
  package var valueAmongChoices: String {
    "the value as one more choice, allowsOtherValue = YES, or correct the records"
  }
  package var valuesOfSwitchInRecords: String {
    "the trueValue and falseValue that the records have, or correct the records"
  }
  package func placeholderBreaks(_ key: String) -> String {
    "the placeholder breaks the row's own \"\(key)\""
  }
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
  package var expectedBraceAfterDefault: String {
    "expected \"}\" after the default; formats come before \"??\""
  }
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
  package func formsIncludedTooDeep(_ limit: Int) -> String {
    "more than \(limit) forms include each other, one the next"
  }
  package func tooMuchIncluded(forms: Int, rows: Int) -> String {
    "more than \(forms.grouped) forms or \(rows.grouped) rows are included, each counted as often as it is"
  }
  package var dropInclude: String { "dropping the name from \"includes\"" }
  package func formsAdvice(_ file: String) -> String {
    "giving it among the form's \"forms\", or as \(file) beside it"
  }
  package var formOpensItself: String { "the form opens itself without going deeper" }
  package var deeperPath: String { "a \"valuePath\" that goes deeper" }
  package func needsCompanion(_ cell: String, _ key: String) -> String {
    "\(cell) needs \"\(key)\""
  }
  package var segueAdvice: String {
    "the name of a form among \"forms\", or of a file beside this one"
  }
}
