/// What the keys of forms mean: a sentence for each, which the vocabulary names, and what holds without the key.
package protocol VocabularyTexts {
  // MARK: Keys of a form

  var meaningOfFormVersion: String { get }
  var meaningOfFormTitle: String { get }
  var meaningOfFormRows: String { get }
  var meaningOfFormSections: String { get }
  var meaningOfFormRecordTitle: String { get }
  var meaningOfFormRecordsPath: String { get }
  var meaningOfFormRecordIdentity: String { get }
  var meaningOfFormColumns: String { get }
  var meaningOfFormForms: String { get }
  var meaningOfFormReadOnly: String { get }
  var meaningOfFormPalette: String { get }
  var meaningOfFormHeightUnit: String { get }
  var meaningOfFormStringsTable: String { get }

  // MARK: Keys of a section

  var meaningOfSectionIdentifier: String { get }
  var meaningOfSectionKey: String { get }
  var meaningOfSectionFooterText: String { get }
  var meaningOfSectionSortOrder: String { get }
  var meaningOfSectionColor: String { get }
  var meaningOfSectionHidden: String { get }
  var meaningOfSectionCollapsed: String { get }

  // MARK: Keys of a row

  var meaningOfKey: String { get }
  var meaningOfIdentifier: String { get }
  var meaningOfValuePath: String { get }
  var meaningOfDisplayValue: String { get }
  var meaningOfValue: String { get }
  var meaningOfSection: String { get }
  var meaningOfSortOrder: String { get }
  var meaningOfShowsInTable: String { get }
  var meaningOfColumnWidth: String { get }
  var meaningOfColor: String { get }
  var meaningOfKeyColor: String { get }
  var meaningOfTextStyle: String { get }
  var meaningOfBackgroundColor: String { get }
  var meaningOfHeight: String { get }
  var meaningOfMaximumHeight: String { get }
  var meaningOfNumberOfLines: String { get }
  var meaningOfTextAlignment: String { get }
  var meaningOfPrefix: String { get }
  var meaningOfSuffix: String { get }
  var meaningOfSubtitle: String { get }
  var meaningOfPlaceholder: String { get }
  var meaningOfFooterText: String { get }
  var meaningOfHelp: String { get }
  var meaningOfCellIdentifier: String { get }
  var meaningOfValueType: String { get }
  var meaningOfReadOnly: String { get }
  var meaningOfHidden: String { get }
  var meaningOfFormRules: String { get }
  var meaningOfRules: String { get }
  var meaningOfRulePredicate: String { get }
  var meaningOfRuleMessage: String { get }
  var meaningOfRuleSeverity: String { get }
  var meaningOfRuleIdentifier: String { get }
  var meaningOfRuleEvenWhenEmpty: String { get }
  var meaningOfRuleRows: String { get }
  var defaultRowsRead: String { get }
  var meaningOfDisabled: String { get }
  var meaningOfFormula: String { get }
  var meaningOfFormulaMode: String { get }
  var meaningOfDefaultFormula: String { get }
  var meaningOfColorRules: String { get }
  var meaningOfColorRulePredicate: String { get }
  var meaningOfFormWritesDefaults: String { get }
  var defaultRows: String { get }
  var meaningOfWhenHidden: String { get }
  var meaningOfDefaultValue: String { get }
  var meaningOfEmptyValue: String { get }
  var meaningOfKeyboardType: String { get }
  var meaningOfIsSecure: String { get }
  var meaningOfTrueValue: String { get }
  var meaningOfFalseValue: String { get }
  var meaningOfCurrencyCode: String { get }
  var meaningOfMinimumFractionDigits: String { get }
  var meaningOfMaximumFractionDigits: String { get }
  var meaningOfRequired: String { get }
  var meaningOfRequiredMessage: String { get }
  var meaningOfRegex: String { get }
  var meaningOfRegexOptions: String { get }
  var meaningOfRegexMessage: String { get }
  var meaningOfMinimumLength: String { get }
  var meaningOfMaximumLength: String { get }
  var meaningOfErrorMessages: String { get }
  var meaningOfMinimumValue: String { get }
  var meaningOfMaximumValue: String { get }
  var meaningOfStep: String { get }
  var meaningOfMinimumSelection: String { get }
  var meaningOfMaximumSelection: String { get }
  var meaningOfSegueIdentifier: String { get }
  var meaningOfItemForm: String { get }

  // MARK: What holds without a key

  var defaultFileName: String { get }
  var defaultRequired: String { get }
  var defaultOneSection: String { get }
  var defaultFirstRow: String { get }
  var defaultRowsShown: String { get }
  var defaultNoHeading: String { get }
  var defaultThemes: String { get }
  var defaultValueText: String { get }
  var defaultLastPartOfPath: String { get }
  var defaultPathOrNumber: String { get }
  var defaultSectionBefore: String { get }
  var defaultTerminals: String { get }
  var defaultPlain: String { get }
  var defaultHeight: String { get }
  var defaultCellsHeight: String { get }
  var defaultDerivedCell: String { get }
  var defaultCells: String { get }
  var defaultLocales: String { get }
  var defaultValues: String { get }
  var defaultAny: String { get }
  var defaultPlainSentence: String { get }
  var defaultNone: String { get }

  // MARK: What a keyboard takes

  var takesAnyCharacter: String { get }
  var takesASCII: String { get }
  var takesNoWhiteSpace: String { get }
  var takesLocaleDigits: String { get }
  var takesDigits: String { get }
  var takesPhoneCharacters: String { get }
  var takesDecimals: String { get }
}
