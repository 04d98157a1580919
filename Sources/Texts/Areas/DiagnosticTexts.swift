/// What is said to the author of a form.
package protocol DiagnosticTexts: FormatTexts {
  // MARK: A line

  func rowNumber(_ number: Int, _ label: String) -> String
  func ofForm(_ form: String, _ row: String) -> String
  var typeForms: String { get }
  var typeForm: String { get }
  var noSuchForm: String { get }
  func formsAdvice(_ file: String) -> String
  func formsIncludeEachOther(_ circle: [String]) -> String
  func formsIncludedTooDeep(_ limit: Int) -> String
  func tooMuchIncluded(forms: Int, rows: Int) -> String
  var dropInclude: String { get }
  var formOpensItself: String { get }
  var deeperPath: String { get }
  func needsCompanion(_ cell: String, _ key: String) -> String
  var segueAdvice: String { get }
  func foundInForm(_ sentence: String, _ found: String) -> String
  func tryThis(_ sentence: String, _ advice: String) -> String
  func oneOf(_ names: [String]) -> String
  func andValue(_ one: String, _ other: String) -> String
  func range(_ low: Int, _ high: Int) -> String

  // MARK: What was found

  func foundString(_ text: String) -> String
  func foundInteger(_ text: String) -> String
  func foundReal(_ text: String) -> String
  func foundBool(_ text: String) -> String
  func foundDate(_ text: String) -> String
  var foundData: String { get }
  var foundArray: String { get }
  var foundDictionary: String { get }
  var foundUID: String { get }

  // MARK: Types of keys

  var typeString: String { get }
  var typeTemplate: String { get }
  var typeTemplateOrPath: String { get }
  var typePath: String { get }
  var typeInteger: String { get }
  var typeBool: String { get }
  var typeCondition: String { get }
  var typePredicate: String { get }
  var typeColor: String { get }
  var typePalette: String { get }
  var typeSubtitle: String { get }
  var typeLines: String { get }
  var typeOneWord: String { get }
  var typeWords: String { get }
  var typeCell: String { get }
  var typeKeyboard: String { get }
  var typeHeight: String { get }
  var typeWidth: String { get }
  var typeBound: String { get }
  var typeStep: String { get }
  var typePattern: String { get }
  var typeCurrency: String { get }
  var typeScalar: String { get }
  var typeScalars: String { get }
  var typeStrings: String { get }
  var typeDictionaries: String { get }
  var typeChoices: String { get }
  var typeOther: String { get }

  // MARK: Syntax

  func invalidPath(_ key: String, _ reason: String, at place: Int) -> String
  func invalidTemplate(_ key: String, _ reason: String, at place: Int) -> String
  func doesNotCompile(_ key: String, _ reason: String, at place: Int) -> String
  func invalidColor(_ key: String) -> String
  var colorAdvice: String { get }
  func outOfRange(_ key: String) -> String
  func digitsAtMost(_ count: Int) -> String
  var numberAboveZero: String { get }
  func takesNumberOrDate(_ key: String) -> String
  var numberOrDate: String { get }
  func invalidExpression(_ key: String, _ reason: String, at place: Int) -> String
  func impossibleExpression(_ key: String, _ reason: String, at place: Int) -> String
  var conditionAdvice: String { get }
  /// In place of a color rule for all records, or for none.
  var ownColorAdvice: String { get }
  /// In place of a rule that all records follow, or none.
  var withoutRuleAdvice: String { get }
  var formulaAdvice: String { get }
  func noChoiceHas(_ path: String) -> String
  func noRowShows(_ key: String, _ path: String) -> String
  func readsDifference(_ key: String, _ name: String) -> String
  var typeFormula: String { get }
  func readsSecretElsewhere(_ key: String) -> String
  func offersSecret(_ key: String) -> String
  var addItemNeedsList: String { get }
  var noSuchList: String { get }
  var folderFormsAreDictionary: String { get }
  var folderFormsAdvice: String { get }
  /// `other`: a pattern of an entry before it.
  func patternIsIncluded(in other: String) -> String
  var placeBeforeThatEntry: String { get }
  var noSuchFormFile: String { get }
  var partNeedsPath: String { get }
  var pathOfPart: String { get }
  var partHasNoParts: String { get }
  func contradicts(_ key: String, _ other: String) -> String
  var clockIsStored: String { get }
  func onlyExpressionsRead(_ key: String, _ name: String) -> String
  func tokenOfComputedRow(_ expression: String) -> String
  var dateAdvice: String { get }
  var defaultFormulaOrNoPath: String { get }
  func formulaCircle(_ rows: [String]) -> String
  func inLine(_ row: String, _ line: Int) -> String
  var typeMessages: String { get }
  var noSuchRule: String { get }
  func noSuchPlaceholder(_ key: String) -> String
  func noRowForBound(_ key: String) -> String
  func noRowForCondition(_ key: String) -> String
  func compared(_ path: String) -> String
  var yesOrNo: String { get }
  func needsType(_ key: String, _ type: String) -> String
  func doesNotTakeWord(_ key: String) -> String
  var colorNeedsString: String { get }
  var wholeNumberSuchAs: String { get }

  // MARK: Keys

  func foreignKey(_ key: String) -> String
  var unknownKey: String { get }
  func duplicateKey(_ key: String, firstInLine line: Int) -> String
  var dropOne: String { get }

  // MARK: Files

  func looksLikeEncoding(_ encoding: String) -> String
  var saveAsUTF8: String { get }
  func notPropertyList(_ kind: String) -> String
  func notForm(_ kind: String) -> String
  var formAdvice: String { get }
  var kindJSONFile: String { get }
  var kindFaultyJSON: String { get }
  var kindProfileManifest: String { get }
  var profileManifestAdvice: String { get }
  var kindJSONSchema: String { get }
  var jsonSchemaAdvice: String { get }
  var kindProfile: String { get }
  var kindInfoPlist: String { get }
  var kindArchive: String { get }
  var kindXcode: String { get }
  var formHasNoRows: String { get }
  var formIsRows: String { get }
  var rowIsDictionary: String { get }
  func formIsNewer(_ version: Int) -> String
  var newerFormview: String { get }
  var formHasNoRowsKey: String { get }
  var settingsNotRead: String { get }
  var rowsAdvice: String { get }
  func duplicateSection(_ name: String, firstInLine line: Int) -> String
  var anotherIdentifier: String { get }
  var sectionNeedsIdentifier: String { get }
  var ruleNeedsPredicate: String { get }
  var noSuchRowForRule: String { get }
  var currencyAdvice: String { get }
  var noSuchCurrency: String { get }
  var sectionsAdvice: String { get }
  var noSuchSection: String { get }

  // MARK: Strings in other languages

  var stringsAreDictionary: String { get }
  func leavesFolder(_ key: String) -> String
  var nameWithoutSlash: String { get }
  var noLanguageFolder: String { get }
  func noStringsFile(_ path: String) -> String
  func isNotTranslated(_ text: String, _ path: String) -> String
  /// Of a file of strings.
  var textIsUnused: String { get }

  // MARK: Checks

  func atMost(_ count: Int) -> String
  func noEffectInCell(_ key: String, _ cell: String) -> String
  func noEffectBeside(_ key: String, _ other: String) -> String
  func noEffectWithout(_ key: String, _ other: String) -> String
  func noEffectInSection(_ key: String, _ other: String) -> String
  func cellIdentifierOneOf(_ cells: [String]) -> String
  var placeholderOrDefault: String { get }
  var heightCountsLines: String { get }
  func ifPointsMeant(_ lines: Int) -> String
  func duplicateIdentifier(_ name: String, firstIn row: String, line: Int) -> String
  var numberAndDate: String { get }
  var twoOfOneKind: String { get }
  func boundOfOtherKind(_ key: String, expected: String, found: String) -> String
  var numberAsBound: String { get }
  var dateAsBound: String { get }
  func takesNoSuchDay(_ key: String, because fault: String) -> String
  func minimumAboveMaximum(_ name: String) -> String
  var noSuchRowForColumn: String { get }
  /// What may be meant by a name: as the path of a row that is labeled so, or an identifier in its place.
  func pathOrName(_ name: String, row: String, _ identifier: String) -> String
  var columnTwice: String { get }
  var sectionHasNoRow: String { get }
  func sectionInRow(_ section: String, _ row: String) -> String
  var tokenShowsNoTemplate: String { get }
  var pathsOfTemplate: String { get }
  var noSuchRowForToken: String { get }
  func showsSecret(_ key: String, of row: String) -> String
  func editsSamePath(_ row: String) -> String
  /// `row` is in the form that opens this one.
  func editsSamePathOutside(_ row: String) -> String
  var readOnlyForOne: String { get }
  var sameSwitchValues: String { get }
  func doesNotStore(_ cell: String) -> String
  func doesNotStore(_ cell: String, chosenBy key: String) -> String
  func choiceIsNot(ofType type: String) -> String
  func switchValueIsNot(_ key: String, ofType type: String) -> String

  func hardToRead(_ key: String, on background: String) -> String
  func contrastOf(tenths: Int) -> String
  func atLeastContrast(_ ratio: Int) -> String
  var noSuchChoiceForSubtitle: String { get }

  // MARK: Lint

  func defaultBreaksRule(_ rule: String, _ message: String) -> String
  func choiceBreaksRule(_ rule: String, _ message: String) -> String
  func itemDefaultBreaksRule(_ rule: String, _ message: String) -> String
  var rowIsEmpty: String { get }
  var rowShowsNothing: String { get }
  var pathOrLeaveOut: String { get }
  func pathOrHeading(_ cell: String?) -> String
  func keyboardRefusesDefault(_ keyboard: String, _ character: String) -> String
  var anotherKeyboard: String { get }
  func patternNeeds(_ character: String, _ keyboard: String) -> String
  func noTextBegins(_ keyboard: String) -> String
  /// A mask that ends with a backslash, or has no place to type.
  var maskEndsInBackslash: String { get }
  var maskHasNoPlace: String { get }
  var noFilledMaskMatches: String { get }
  var anotherMask: String { get }
  var dataAreOneRecord: String { get }
  /// A path of choices that is the record itself, where the data are a list of records.
  var choicesAreTheRecord: String { get }
  var choicesAreNoList: String { get }
  var pathOfListInRecord: String { get }
  /// Of so many records that were looked at, so many have a value that the message is about.
  func inRecords(_ count: Int, of total: Int, _ message: String) -> String
  var pathOfRecords: String { get }
  /// A path whose names are in quotes, which a line of a form needs to have, too.
  func pathWithQuotes(_ path: String, asIn line: String) -> String
  var oneOfItems: String { get }
  var typeOfRecords: String { get }
  var valueAmongChoices: String { get }
  var valuesOfSwitchInRecords: String { get }
  func placeholderBreaks(_ key: String) -> String
  var matchingExample: String { get }
  func patternTooSlow(_ text: String, _ length: Int) -> String
  var exclusiveRepetitions: String { get }
  var noDollar: String { get }
  var expressionIsName: String { get }
  var pathOrQuotes: String { get }
  var slashDoesNotPart: String { get }
  func stepsOrQuotes(_ steps: String) -> String

  // MARK: Templates

  var expectedPrintf: String { get }
  func tokenNotClosed(_ mark: String, by end: String) -> String
  var expectedPath: String { get }
  var braceWithoutOpening: String { get }
  var expectedQuotedDefault: String { get }
  var expectedBraceAfterDefault: String { get }
  var expectedQuotedIdentifier: String { get }
  var expectedIdentifierAfterDollar: String { get }
  var expectedQuotedPrintf: String { get }
  var braceInsideToken: String { get }
  var templateQuoteNotClosed: String { get }
  var tokenNotClosed: String { get }
  func printfTooWide(_ limit: Int) -> String
  func notPrintf(_ format: String) -> String
  var onePrintf: String { get }
  var numberTakesDigits: String { get }
  func unknownFormat(_ word: String, known: [String]) -> String
  var blocksDoNotNest: String { get }
  var blockWithoutOpening: String { get }
  var blockNotClosed: String { get }
}
