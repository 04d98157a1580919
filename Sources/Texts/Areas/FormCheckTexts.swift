/// Findings of the checks of a form.
extension Texts {
  // MARK: Checks

  package func atMost(_ count: Int) -> String { say("at most \(count)") }
  package func noEffectInCell(_ key: String, _ cell: String) -> String {
    say("\"\(key)\" has no effect in a \(cell)")
  }
  package func noEffectBeside(_ key: String, _ other: String) -> String {
    say("\"\(key)\" has no effect beside \"\(other)\"")
  }
  package func noEffectInSection(_ key: String, _ other: String) -> String {
    say("\"\(key)\" has no effect in a section that is always \(other)")
  }
  package func noEffectWithout(_ key: String, _ other: String) -> String {
    say("\"\(key)\" has no effect without \"\(other)\"")
  }
  package func cellIdentifierOneOf(_ cells: [String]) -> String {
    "cellIdentifier = \(either(cells))"
  }
  package var placeholderOrDefault: String { say("placeholder or defaultValue") }
  package var heightCountsLines: String { say("\"height\" counts lines, and these are many") }
  package func ifPointsMeant(_ lines: Int) -> String { say("\(lines), if points are meant") }
  package func duplicateIdentifier(_ name: String, firstIn row: String, line: Int) -> String {
    say("duplicate identifier \(name), first in \(row), line \(line)")
  }
  package var numberAndDate: String {
    say("\"minimumValue\" and \"maximumValue\" are a number and a date")
  }
  package var twoOfOneKind: String { say("two of one kind") }
  package func boundOfOtherKind(_ key: String, expected: String, found: String) -> String {
    say("\"\(key)\": expected \(expected), found \(found)")
  }
  package var numberAsBound: String { say("a number, or cellIdentifier = DateCell") }
  package var dateAsBound: String {
    say("a date such as 2026-01-31, or cellIdentifier = NumberCell")
  }
  package func takesNoSuchDay(_ key: String, because fault: String) -> String {
    say("\"\(key)\" is not a valid date: \(fault)")
  }
  package func minimumAboveMaximum(_ name: String) -> String {
    say("\"minimum\(name)\" is above \"maximum\(name)\"")
  }
  /// Advice on the meaning of an unknown name: the path of a row with that label, or an
  /// identifier in its position.
  package func pathOrName(_ name: String, row: String, _ identifier: String) -> String {
    say("valuePath = \(name) in \(row), or \(identifier) here")
  }
  package var noSuchRowForColumn: String { say("there is no such row for a column") }
  package var columnTwice: String { say("the column is listed twice") }
  package var sectionHasNoRow: String {
    say("the first section has no row: those that name none are above all sections")
  }
  package func sectionInRow(_ section: String, _ row: String) -> String {
    say("section = \(section) in the row \"\(row)\", where it begins")
  }
  package var tokenShowsNoTemplate: String {
    say("a token shows a value, and this row has only a template")
  }
  package var pathsOfTemplate: String { say("the paths of that template") }
  package var noSuchRowForToken: String { say("there is no such row for a token") }
  package func showsSecret(_ key: String, of row: String) -> String {
    say("\"\(key)\" shows the value of \(row), which is secure")
  }
  package func editsSamePath(_ row: String) -> String { say("\(row) edits the same path") }
  /// `row` is in the form that opens this one.
  package func editsSamePathOutside(_ row: String) -> String {
    say("\(row) of the form that opens this one edits the same path")
  }
  package var readOnlyForOne: String { say("readOnly = YES for one of them") }
  package var sameSwitchValues: String { say("\"trueValue\" and \"falseValue\" are the same") }
  package func doesNotStore(_ cell: String) -> String { say("a \(cell) does not store this type") }
  package func doesNotStore(_ cell: String, chosenBy key: String) -> String {
    say("\"\(key)\" makes the row a \(cell), which does not store this type")
  }
  package func choiceIsNot(ofType type: String) -> String {
    say("a choice is not of the row's type \"\(type)\"")
  }
  package func switchValueIsNot(_ key: String, ofType type: String) -> String {
    say("\"\(key)\" is not of the row's type \"\(type)\"")
  }
  package func hardToRead(_ key: String, on background: String) -> String {
    say("\"\(key)\" can hardly be read on \"\(background)\"")
  }
  package func contrastOf(tenths: Int) -> String {
    say("a contrast of \(tenths / 10).\(tenths % 10):1")
  }
  package func atLeastContrast(_ ratio: Int) -> String { say("at least \(ratio):1") }
  package var noSuchChoiceForSubtitle: String { say("a subtitle for a value that is not offered") }

  // MARK: Lint

  package func defaultBreaksRule(_ rule: String, _ message: String) -> String {
    say("the default breaks the row's own rule \(rule): \(message)")
  }
  package func choiceBreaksRule(_ rule: String, _ message: String) -> String {
    say("the choice breaks the row's own rule \(rule): \(message)")
  }
  package func itemDefaultBreaksRule(_ rule: String, _ message: String) -> String {
    say("the new item breaks its form's rule \(rule): \(message)")
  }
  package var rowIsEmpty: String { say("the row is empty") }
  package var rowShowsNothing: String { say("the row has neither a path nor a text to show") }
  package var pathOrLeaveOut: String { say("valuePath, or leave it out") }
  package func pathOrHeading(_ cell: String?) -> String {
    cell.map { say("valuePath; for a heading cellIdentifier = \($0)") } ?? "valuePath"
  }
  package func keyboardRefusesDefault(_ keyboard: String, _ character: String) -> String {
    say("the keyboard \(keyboard) refuses \(character) of the default")
  }
  package var anotherKeyboard: String { say("another keyboardType") }
  package func patternNeeds(_ character: String, _ keyboard: String) -> String {
    say("the pattern needs \(character), which the keyboard \(keyboard) refuses")
  }
  package func noTextBegins(_ keyboard: String) -> String {
    say("no matching text begins with a character that the keyboard \(keyboard) takes")
  }
  package var maskEndsInBackslash: String {
    say("invalid mask: nothing follows its last backslash")
  }
  package var maskHasNoSlot: String { say("invalid mask: it has no 9, a or *") }
  package var noFilledMaskMatches: String {
    say("no text that fits \"inputMask\" matches the pattern")
  }
  package var anotherMask: String { say("another mask or pattern") }
  package var dataAreOneRecord: String {
    say("\"unique\" has no effect: the data are one record and no list")
  }
  package var choicesAreTheRecord: String {
    say("\"choicesFrom\" leads to the record itself, and not to the list of all records")
  }
  package var choicesAreNoList: String { say("\"choicesFrom\" leads to no list in the records") }
  package var pathOfListInRecord: String { say("the path of a list in the record, or file:NAME") }
  /// Of so many records that were looked at, so many have a value that the message is about.
  package func inRecords(_ count: Int, of total: Int, _ message: String) -> String {
    say("in \(count) of \(total) records: \(message)")
  }
  package var pathOfRecords: String { say("a path that the records have, or correct the records") }
  /// A path whose names are in quotes, which a line of a form needs to have, too.
  package func pathWithQuotes(_ path: String, asIn line: String) -> String {
    say("\(path) with its quotes, as in \(line)")
  }
  package var oneOfItems: String {
    say("join(…) of it, .@count, .@sum, .@min or .@max of the list, or one item of it, such as [0]")
  }
  package var typeOfRecords: String {
    say("the valueType or cellIdentifier of such values, or correct the records")
  }
  package var valueAmongChoices: String {
    say("the value as one more choice, allowsOtherValue = YES, or correct the records")
  }
  package var valuesOfSwitchInRecords: String {
    say("the trueValue and falseValue that the records have, or correct the records")
  }
  package func placeholderBreaks(_ key: String) -> String {
    say("the placeholder breaks the row's own \"\(key)\"")
  }
  package var matchingExample: String { say("an example that matches") }
  package func patternTooSlow(_ text: String, _ length: Int) -> String {
    say(
      """
      the pattern takes too long on texts such as \(text) of \(length) characters, which then \
      count as not judged
      """)
  }
  package var exclusiveRepetitions: String { say("repetitions that exclude one another") }
  package var noDollar: String { say("a path has no \"$\" for the record") }
  package var expressionIsName: String {
    say("expressions are not understood: this is looked for as a member's name")
  }
  package var pathOrQuotes: String { say("a path, or quotes around the name if it is one") }
  package var slashDoesNotPart: String {
    say("\"/\" does not part names, but where a path begins with it")
  }
  package func stepsOrQuotes(_ steps: String) -> String {
    say("\"\(steps)\", or quotes around the name")
  }

  // MARK: Templates

  package var expectedPrintf: String { say("expected \"^*^\" and a printf format") }
  package func tokenNotClosed(_ mark: String, by end: String) -> String {
    say("the token \"\(mark)\" is not closed by \"\(end)\"")
  }
  package var expectedPath: String { say("expected a path") }
  package var braceWithoutOpening: String { say("\"}\" without \"{\"; write \"\\}\" for the text") }
  package var expectedQuotedDefault: String { say("expected the default after \"??\" in quotes") }
  package var expectedBraceAfterDefault: String {
    say("expected \"}\" after the default; formats come before \"??\"")
  }
  package var expectedQuotedIdentifier: String { say("expected a row's identifier in quotes") }
  package var expectedIdentifierAfterDollar: String {
    say("expected a row's identifier after \"$\"")
  }
  package var expectedQuotedPrintf: String { say("expected a printf format in quotes") }
  package var braceInsideToken: String { say("\"{\" inside a token") }
  package var templateQuoteNotClosed: String { say("the quote is not closed") }
  package var tokenNotClosed: String { say("the token \"{\" is not closed") }
  package func printfTooWide(_ limit: Int) -> String {
    say("the widths and precisions of a printf format are at most \(limit)")
  }
  package func notPrintf(_ format: String) -> String {
    say("\(format) is not a printf format; there are d i u f e g x o s")
  }
  package var onePrintf: String { say("a printf format holds one conversion, such as %.2f") }
  package var numberTakesDigits: String {
    say("\"number:\" takes how many fraction digits, 0 to 30")
  }
  package func unknownFormat(_ word: String, known: [String]) -> String {
    say("unknown format \(word); there are \(joined(known))")
  }
  package var blocksDoNotNest: String { say("a block inside a block: blocks do not nest") }
  package var blockWithoutOpening: String {
    say("\"|>\" without \"<|\"; write \"\\|>\" for the text")
  }
  package var blockNotClosed: String { say("the block \"<|\" is not closed") }

  // MARK: Child forms

  package func ofForm(_ form: String, _ row: String) -> String { say("form \"\(form)\" \(row)") }
  package var typeForms: String { say("a dictionary of forms") }
  package var typeForm: String { say("the name of a form, or an array of rows") }
  package var noSuchForm: String { say("there is no form of this name") }
  package func formsIncludeEachOther(_ circle: [String]) -> String {
    say("a form includes itself: \(circle.joined(separator: " → "))")
  }
  package func formsIncludedTooDeep(_ limit: Int) -> String {
    say("more than \(limit) forms include each other, one the next")
  }
  package func tooMuchIncluded(forms: Int, rows: Int) -> String {
    say(
      """
      more than \(forms.grouped) forms or \(rows.grouped) rows are included, each counted as often \
      as it is
      """)
  }
  package var dropInclude: String { say("dropping the name from \"includes\"") }
  package func formsAdvice(_ file: String) -> String {
    say("giving it among the form's \"forms\", or as \(file) beside it")
  }
  package var formOpensItself: String { say("the form opens itself without going deeper") }
  package var deeperPath: String { say("a \"valuePath\" that goes deeper") }
  package func needsCompanion(_ cell: String, _ key: String) -> String {
    say("\(cell) needs \"\(key)\"")
  }
  package var segueAdvice: String {
    say("the name of a form among \"forms\", or of a file beside this one")
  }
}
