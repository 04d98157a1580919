/// Meanings of the keys of forms: a sentence for each, which the vocabulary names, and the
/// default without the key.
extension Texts {
  // MARK: Keys of a form

  package var meaningOfFormVersion: String {
    say("Version of this vocabulary that the form is written in.")
  }
  package var meaningOfFormTitle: String {
    say(
      """
      Title of the window; it may be a template. In a form among `forms` it is the title of the \
      page or window that a row opens, filled with the values of the object; a form of another \
      file is called as the row that opens it.
      """)
  }
  package var meaningOfFormRows: String { say("The rows of the form.") }
  package var meaningOfFormSections: String {
    say("Visual groups of rows; they are no level of the data.")
  }
  package var meaningOfFormRecordTitle: String { say("Names one record in lists and prompts.") }
  package var meaningOfFormRecordsPath: String {
    say("Where the data file holds its array of records; SELF is a root array.")
  }
  package var meaningOfFormRecordsTable: String {
    say(
      """
      The table or view that holds the records where the data are an SQLite database; --table \
      names another one.
      """)
  }
  package var meaningOfFormRecordIdentity: String {
    say(
      """
      Where a record has what distinguishes it from all others, such as its number: it is found by \
      that when the file is read again. Else it is found by its content. `check` warns of a record \
      that has the one of an earlier record.
      """)
  }
  package var meaningOfFormColumns: String {
    say("Identifiers of the rows that are a table's columns, in their order.")
  }
  package var meaningOfFormReadOnly: String {
    say("No row can be edited, nor what is in objects and lists.")
  }
  package var meaningOfFormForms: String {
    say(
      """
      Forms that rows open, by the name that segueIdentifier and itemForm give. Another name is \
      that of a file beside the form: a file has its own forms, choiceLists, palette and \
      stringsTable; locale, currencyCode, timeZone and validateOn are those of the form that was \
      opened where the file gives none.
      """)
  }
  package var meaningOfFormIncludes: String {
    say(
      """
      Forms, by their names among forms or those of files beside the form, whose rows, sections, \
      rules, choiceLists and palette the form has before its own. A later row of the same \
      identifier takes the place of an earlier one, in its section and sortOrder unless it gives \
      its own; so do sections, lists and colors of the same name.
      """)
  }
  package var meaningOfFormPalette: String {
    say(
      """
      Colors by names of their own, which color, keyColor and backgroundColor may give; forms \
      inside have them too.
      """)
  }
  package var meaningOfFormHeightUnit: String {
    say("What height and maximumHeight count: lines, or points as on a phone, 44 to a line.")
  }
  package var meaningOfFormStringsTable: String {
    say(
      """
      Name of the files with the form's texts in other languages: "Staff" for \
      fr.lproj/Staff.strings and zh-Hans.lproj/Staff.strings beside the form. LANGUAGE, \
      LC_MESSAGES and LANG choose among them; a text that none has is shown as the form writes it.
      """)
  }

  // MARK: Keys of a section

  package var meaningOfSectionIdentifier: String { say("The name that a row's section refers to.") }
  package var meaningOfSectionKey: String { say("The heading.") }
  package var meaningOfSectionFooterText: String { say("A short text under the section's rows.") }
  package var meaningOfSectionSortOrder: String {
    say("Place among the sections, ascending; ties keep the file's order.")
  }
  package var meaningOfSectionCollapsed: String {
    say(
      """
      Whether the section is folded at first on the screen: its heading counts its rows and their \
      problems. It needs a heading, key.
      """)
  }
  package var meaningOfSectionHidden: String {
    say("The section and its rows are not shown, and their values are not judged.")
  }
  package var meaningOfSectionDisabled: String {
    say("Its rows are shown dim, the cursor passes over them, and their values are not judged.")
  }
  package var meaningOfSectionReadOnly: String { say("Its rows can be reached, but not edited.") }
  package var meaningOfSectionRequired: String {
    say("Each of its rows that can have a value must have one.")
  }
  package var meaningOfSectionColor: String { say("Color of the heading.") }

  // MARK: What holds without a key

  package var defaultFileName: String { say("the file's name") }
  package var defaultRequired: String { say("required") }
  package var defaultOneSection: String { say("one section without a heading") }
  package var defaultFirstRow: String { say("the first row's value") }
  package var defaultRowsShown: String { say("the rows with showsInTable") }
  package var defaultNoHeading: String { say("no heading") }
  package var defaultThemes: String { say("the theme's") }
  package var defaultValueText: String { say("the value's text") }
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
