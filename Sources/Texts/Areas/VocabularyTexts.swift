/// The defaults without the keys of forms, which the vocabulary names.
extension Texts {
  package var defaultFileName: String { say("the file's name") }
  package var defaultRequired: String { say("required") }
  package var defaultOneSection: String { say("one section without a heading") }
  package var defaultFirstRow: String { say("the first row's value") }
  package var defaultRowsShown: String { say("the rows with showsInTable") }
  package var defaultNoHeading: String { say("no heading") }
  package var defaultThemes: String { say("the theme's") }
  package var defaultValueText: String { say("the value's text") }
  package var defaultConstantOrNumber: String { say("the constant, or its number") }
  package var defaultLastPartOfPath: String { say("the last part of valuePath in words") }
  package var defaultPartsOfTemplate: String { say("one part for each path in displayValue") }
  package var defaultPathOrNumber: String { say("valuePath, else \"row\" and its number") }
  package var defaultSectionBefore: String {
    say("that of the row before it in the file, at first none")
  }
  package var defaultTerminals: String { say("the terminal's") }
  package var defaultPlain: String { say("plain") }
  package var defaultLabel: String { say("key") }
  package var defaultHint: String { say("footerText") }
  package var defaultHeight: String { say("as many as height has") }
  package var defaultCellsHeight: String { say("the cell's, mostly 1") }
  package var defaultDerivedCell: String {
    say("derived from the row's other keys, then from the data")
  }
  package var defaultCells: String { say("the cell's") }
  package var defaultLocales: String { say("the locale's") }
  package var defaultValues: String { say("the value's") }
  package var defaultAny: String { say("any") }
  package var defaultPlainSentence: String { say("a plain sentence") }
  package var defaultNone: String { say("none") }
  package var defaultRowsRead: String { say("the first row that it reads") }
  package var defaultRows: String { say("the row's") }
  package var defaultItemTitle: String { say("recordTitle of the items' form") }
  package var defaultAddTitle: String { "\"\(addTitle)\"" }
  package var defaultItemColumns: String { say("columns of the items' form") }

  // MARK: What a keyboard takes

  package var takesAnyCharacter: String { say("any printable character") }
  package var takesASCII: String { say("printable ASCII characters, U+0020 to U+007E") }
  package var takesNoWhiteSpace: String { say("printable characters without white space") }
  package var takesLocaleDigits: String {
    say("digits, also the locale's; a sign only where minimumValue is below 0")
  }
  package var takesDigits: String {
    say("digits 0 to 9; a sign only where minimumValue is below 0")
  }
  package var takesPhoneCharacters: String { say("digits, + * # , ; ( ) - and the space") }
  package var takesDecimals: String {
    say(
      """
      digits, the locale's decimal separator or a point, a leading sign unless minimumValue is 0 \
      or more
      """)
  }
}
