extension EnglishTexts {
  package var manualOfW101: ManualEntry {
    ManualEntry(
      "A key is not known, and is ignored.",
      """
      The advice names the nearest known key, if it differs by at most two typing mistakes. Names that begin with `x-` \
      are yours and never looked at.
      """,
      example: "keybordType = numberPad;    try keyboardType")
  }
  package var manualOfW102: ManualEntry {
    ManualEntry(
      "A key is spelt as another form system spells it.",
      """
      Apple's Settings, InAppSettingsKit, XUI and other systems name things differently; beware \
      that Apple's `Key` is the place of the data while formview's `key` is the label. The key is \
      ignored until it bears the name in the advice; one that means `isSecure` hides the value all the same.
      """,
      example: "Title = \"Name\"; Key = name;    here: key = \"Name\"; valuePath = name;")
  }
  package var manualOfF102: ManualEntry {
    ManualEntry(
      "A value is of the wrong type.",
      """
      The message names the type needed and the one that stands there. A scalar may always be a \
      string (`\"3\"`, `\"YES\"`), but not the other way round: a color given as an integer has \
      already lost its leading zeros.
      """)
  }
  package var manualOfF103: ManualEntry {
    ManualEntry(
      "A word is not one of those that the key takes.",
      "Words are case-sensitive. The advice names the nearest one, or all of them.",
      example: "keyboardType = numberpad;    try numberPad")
  }
  package var manualOfF104: ManualEntry {
    ManualEntry(
      "A number is out of the key's range.",
      """
      Every number and list of a form has limits, so that no typo costs time and memory without \
      end: heights and columns 1 to 1000, fraction digits 0 to 100, a bound 400 digits, a row \
      10,000 choices in the form and 100,000 in a file. `explain KEY` shows the range of a key.
      """)
  }
  package var manualOfW104: ManualEntry {
    ManualEntry(
      "A number is valid but looks like another unit.",
      """
      `height` counts lines of the terminal. 44 would be a comfortable row in points on a phone, \
      and most of the screen here.
      """,
      example: "height = 44;    one line is height = 1")
  }
  package var manualOfF105: ManualEntry {
    ManualEntry(
      "Two rows or sections have the same identifier.",
      """
      Rows are named by `identifier` on the command line, in `columns` and in templates, and \
      sections by the rows in them, so each name may be given once. Identifiers that are derived \
      from a path are kept apart by `#2` without your help.
      """)
  }
  package var manualOfF106: ManualEntry {
    ManualEntry(
      "Two keys contradict each other.",
      "Only one of them can hold; drop the other. The message names both.")
  }
  package var manualOfF107: ManualEntry {
    ManualEntry(
      "A key needs another one beside it.",
      """
      For instance `titles` names the `values` in their order, so it needs them; and a switch with one value other than \
      true and false needs both, `trueValue` and `falseValue`.
      """)
  }
  package var manualOfW108: ManualEntry {
    ManualEntry(
      "A key has no effect here.",
      """
      The row's cell does not understand the key, or another key overrides it. Drop it, or choose \
      a cell that understands it: `formview explain KEY` lists those. A form among `forms` has no effect \
      where no row opens it, a list among `choiceLists` none where no row names it, `required` none in a row that is \
      always hidden or disabled, `minimumValue` none on texts, and a line of a `.strings` file none where the form does \
      not have its text.
      """)
  }
  package var manualOfW110: ManualEntry {
    ManualEntry(
      "A row shows nothing of the record.",
      """
      It has no `valuePath`, no `displayValue` and no `value`, so that there is nothing to show or edit \
      next to its label. Give it a path; a label that is meant to stand alone is a `LabelCell`. A row of `fields` shows \
      what `displayValue` makes of them.
      """)
  }
  package var manualOfF109: ManualEntry {
    ManualEntry(
      "A key appears twice in one dictionary.",
      """
      Most readers keep one of the two without a word, and not all the same one. Drop one.
      """)
  }
  package var manualOfW111: ManualEntry {
    ManualEntry(
      "A language has no file with the form's texts.",
      """
      `stringsTable` names a file in each folder of a language (`fr.lproj`, `zh-Hans.lproj`) beside the \
      form. Where it is missing the form is shown as it is written.
      """,
      example: "stringsTable = Staff;    fr.lproj/Staff.strings")
  }
  package var manualOfW112: ManualEntry {
    ManualEntry(
      "A text of the form is not translated.",
      """
      The file of the language has no such text, or an empty one. What is in the form is the key: \
      `\"Salary\" = \"工资\";`. Without it the text is shown as the form writes it. A text that occurs several times is \
      reported once. Texts without letters need no translation.
      """,
      example: "\"Salary\" = \"工资\";")
  }
}
