extension Texts {
  func manualOfKeys(_ code: String) -> ManualEntry? {
    switch code {
    case "F503":
      ManualEntry(
        say("A row takes its choices from a list that there is not."),
        say(
          """
          `choicesFrom` names a list of the form's `choiceLists`, or of the form around it. A file \
          beside the form is `file:NAME`, and a list in the record `path:PATH`.
          """),
        example: "choicesFrom = sizes;    choiceLists = { sizes = (S, M, L); };")
    case "F504":
      ManualEntry(
        say("A file of choices can't be read, or has none."),
        say(
          """
          It must be beside the form: JSON (a list, or an object of choices by their values), a \
          property list, or CSV with the names of the columns in its first line, in UTF-8, or in \
          GB18030 as Chinese spreadsheets write it. A fault inside is reported at its own line and \
          column.
          """),
        example: """
          choicesFrom = "file:regions.json#children"; choiceValuePath = code; choiceTitle = \
          "{name}";
          """)
    case "W101":
      ManualEntry(
        say("A key is not known, and is ignored."),
        say(
          """
          The advice names the nearest known key, if it differs by at most two typing mistakes. \
          Names that begin with `x-` are yours and never looked at.
          """),
        example: say("keybordType = numberPad;    try keyboardType"))
    case "W102":
      ManualEntry(
        say("A key is spelt as another form system spells it."),
        say(
          """
          Apple's Settings, InAppSettingsKit, XUI and other systems name things differently; \
          beware that Apple's `Key` is the place of the data while formview's `key` is the label. \
          The key is ignored until it bears the name in the advice; one that means `isSecure` \
          hides the value all the same.
          """),
        example: say("Title = \"Name\"; Key = name;    here: key = \"Name\"; valuePath = name;"))
    case "F102":
      ManualEntry(
        say("A value is of the wrong type."),
        say(
          """
          The message names the type needed and the one found. A scalar may always be \
          a string (`"3"`, `"YES"`), but not the other way round: a color given as an integer has \
          already lost its leading zeros.
          """))
    case "F103":
      ManualEntry(
        say("A word is not one of those that the key takes."),
        say("Words are case-sensitive. The advice names the nearest one, or all of them."),
        example: say("keyboardType = numberpad;    try numberPad"))
    case "F104":
      ManualEntry(
        say("A number is out of the key's range."),
        say(
          """
          Every number and list of a form has limits, so that no typo costs time and memory \
          without end: heights and columns 1 to 1000, fraction digits 0 to 100, a bound 400 \
          digits, a row 10,000 choices in the form and 100,000 in a file. `explain KEY` shows the \
          range of a key.
          """))
    case "W104":
      ManualEntry(
        say("A number is valid but looks like another unit."),
        say(
          """
          `height` counts lines of the terminal. 44 would be a comfortable row in points on a \
          phone, and most of the screen here.
          """),
        example: say("height = 44;    one line is height = 1"))
    case "F105":
      ManualEntry(
        say("Two rows or sections have the same identifier."),
        say(
          """
          Rows are named by `identifier` on the command line, in `columns` and in templates, and \
          sections by the rows in them, so each name may be given once. Identifiers that are \
          derived from a path are kept apart by `#2` without your help.
          """))
    case "F106":
      ManualEntry(
        say("Two keys contradict each other."),
        say("Only one of them can hold; drop the other. The message names both."))
    case "F107":
      ManualEntry(
        say("A key needs another one beside it."),
        say(
          """
          For instance `titles` names the `values` in their order, so it needs them; and a switch \
          with one value other than true and false needs both, `trueValue` and `falseValue`.
          """))
    case "W108":
      ManualEntry(
        say("A key has no effect here."),
        say(
          """
          The row's cell does not understand the key, or another key overrides it. Drop it, or \
          choose a cell that understands it: `formview explain KEY` lists those. A form among \
          `forms` has no effect where no row opens it, a list among `choiceLists` none where no \
          row names it, `required` none in a row that is always hidden or disabled, `minimumValue` \
          none on texts, and a line of a `.strings` file none where the form does not have its \
          text.
          """))
    case "W110":
      ManualEntry(
        say("A row shows nothing of the record."),
        say(
          """
          It has no `valuePath`, no `displayValue` and no `value`, so that there is nothing to \
          show or edit next to its label. Give it a path; a label that is meant to be alone is \
          a `LabelCell`. A row of `fields` shows what `displayValue` makes of them.
          """))
    case "F109":
      ManualEntry(
        say("A key appears twice in one dictionary."),
        say("Most readers keep one of the two without a word, and not all the same one. Drop one."))
    case "W111":
      ManualEntry(
        say("A language has no file with the form's texts."),
        say(
          """
          `stringsTable` names a file in each folder of a language (`fr.lproj`, `zh-Hans.lproj`) \
          beside the form. Where it is missing the form is shown as it is written.
          """),
        example: "stringsTable = Staff;    fr.lproj/Staff.strings")
    case "W112":
      ManualEntry(
        say("A text of the form is not translated."),
        say(
          """
          The file of the language has no such text, or an empty one. What is in the form is the \
          key: `"Salary" = "工资";`. Without it the text is shown as the form writes it. A text that \
          occurs several times is reported once. Texts without letters need no translation.
          """),
        example: "\"Salary\" = \"工资\";")
    default: nil
    }
  }
}
