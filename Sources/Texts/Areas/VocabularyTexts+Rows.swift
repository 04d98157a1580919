extension Texts {
  package var meaningOfKey: String { say("The label; the place of the data is valuePath.") }
  package var meaningOfIdentifier: String {
    say("The row's name on the command line, in columns and in templates.")
  }
  package var meaningOfValuePath: String {
    say(
      """
      Where the value lives in the record; SELF is the whole record, for items that are not \
      objects. A text that begins with "-p " is taken as displayValue.
      """)
  }
  package var meaningOfDisplayValue: String {
    say("What is shown where it differs from the value: a template, or a key path.")
  }
  package var meaningOfValue: String {
    say("A literal text to show in a row that has neither a path nor a template.")
  }
  package var meaningOfFields: String {
    say(
      """
      The parts of a composite row, each a row with its own path, cell and rules; they are edited \
      in its place.
      """)
  }
  package var meaningOfSection: String {
    say("Identifier of the row's section; an empty text is none.")
  }
  package var meaningOfSortOrder: String {
    say("Place within the section, ascending; ties keep the file's order.")
  }
  package var meaningOfShowsInTable: String { say("Whether the row is a column of a table.") }
  package var meaningOfColumnWidth: String {
    say("Width of the row's column in a table, in columns of the screen.")
  }
  package var meaningOfColor: String { say("Color of the value.") }
  package var meaningOfKeyColor: String { say("Color of the label.") }
  package var meaningOfTextStyle: String {
    say("Style of the value; it also stands in for color where there is none.")
  }
  package var meaningOfHeight: String {
    say("How many lines the row takes; auto grows with the content, up to maximumHeight.")
  }
  package var meaningOfBackgroundColor: String {
    say(
      """
      Color behind the row, in a table behind the cell; text without a color of its own is black \
      or white on it, whichever reads better.
      """)
  }
  package var meaningOfMaximumHeight: String { say("How many lines a height of auto grows to.") }
  package var meaningOfNumberOfLines: String {
    say(
      """
      How many wrapped lines of the value are shown within the height; 0 for as many as it has \
      room for.
      """)
  }
  package var meaningOfTextAlignment: String {
    say("Where the value is in its columns; natural is left, but right for numbers in a table.")
  }
  package var meaningOfPrefix: String {
    say("Shown before the value where there is one, such as a sign; never stored.")
  }
  package var meaningOfSuffix: String {
    say(
      """
      Shown behind the value where there is one, such as " kg"; never stored, and understood where \
      a number is typed with it.
      """)
  }
  package var meaningOfSubtitle: String {
    say(
      """
      A dim text below the value in a form: a template, or a dictionary with a template for each \
      value and __default__ for all others.
      """)
  }
  package var meaningOfPlaceholder: String {
    say("Dim text where the value is empty; between ‹ and › where there is no color.")
  }
  package var meaningOfFooterText: String { say("A short hint for the row that has the focus.") }
  package var meaningOfHelp: String { say("Long help, shown on ?.") }
  package var meaningOfAccessibilityLabel: String {
    say("What the row is called where it is asked for on a line (formview prompt).")
  }
  package var meaningOfAccessibilityHint: String {
    say("What is said of the row there before its value is typed.")
  }
  package var meaningOfCellIdentifier: String {
    say("The kind of cell that shows and edits the row.")
  }
  package var meaningOfValueType: String {
    say(
      """
      The JSON type that is stored; string keeps digits as text, as postcodes need. In a row of \
      type any what is typed is stored as the JSON that it is (9, true, null), even where the \
      value was a text; else, and in double quotes ("9"), as a text.
      """)
  }
  package var meaningOfReadOnly: String {
    say(
      """
      The row can be reached, copied and is judged, but not edited; nor what is in its object or \
      list.
      """)
  }
  package var meaningOfFormRules: String {
    say("What must hold in every record, also between rows: an array of rules.")
  }
  package var meaningOfRules: String {
    say(
      """
      What must hold between this row and others: an array of rules, judged where the row has a \
      value.
      """)
  }
  package var meaningOfRulePredicate: String {
    say("What must hold, as an expression over the record.")
  }
  package var meaningOfRuleMessage: String {
    say("What is said where it does not hold; {label} and {value} are those of the row.")
  }
  package var meaningOfRuleSeverity: String {
    say("An error asks before saving, a warning does so once, and an info is only shown.")
  }
  package var meaningOfRuleIdentifier: String { say("The name of the rule in what check prints.") }
  package var meaningOfRuleEvenWhenEmpty: String {
    say("The rule of a row is judged also where the row has no value.")
  }
  package var meaningOfRuleRows: String { say("The rows that a rule of the form marks.") }
  package var defaultRowsRead: String { say("the first row that it reads") }
  package var meaningOfHidden: String { say("The row is not shown, and its value is not judged.") }
  package var meaningOfDisabled: String {
    say("The row is shown dim, the cursor passes over it, and its value is not judged.")
  }
  package var meaningOfFormula: String {
    say(
      """
      Compute the value from others of the record; with a valuePath it is stored there by the edit \
      of an operand.
      """)
  }
  package var meaningOfFormulaMode: String {
    say(
      """
      always: nobody edits the row; untilEdited: a value that is not what the formula gave stays; \
      one that is follows it.
      """)
  }
  package var meaningOfDefaultFormula: String {
    say("Compute what is shown where a record has no value, and what new records begin with.")
  }
  package var meaningOfColorRules: String {
    say(
      """
      Other colors for some records: dictionaries with a predicate; the first that holds counts.
      """)
  }
  package var meaningOfColorRulePredicate: String { say("Which records have the colors.") }
  package var meaningOfFormWritesDefaults: String {
    say(
      """
      Saving writes the defaults of visible rows that are not disabled, also of read-only ones, \
      and the results of formulas that visible rows lack, into the records that were changed; the \
      form of an object or a list says so for its own rows, in all items of such a record.
      """)
  }
  package var meaningOfFormValidateOn: String {
    say(
      """
      When a row is first judged: at each change, when its field is left (blur), or when saving is \
      tried or problems are asked for. What was shown as wrong is judged at each change; stored \
      problems are shown from the start, but with save.
      """)
  }
  package var defaultRows: String { say("the row's") }
  package var meaningOfWhenHidden: String {
    say(
      """
      What becomes of the value when an edit hides the row: it stays, is cleared, or is left out \
      until the row is shown again (an element of a list stays; the column of a database is NULL). \
      Nothing happens to the value of a row that can't be edited.
      """)
  }
  package var meaningOfDefaultValue: String {
    say(
      """
      Shown dim where the path is missing, after ◇ where there is no color; written when the row \
      is edited or a record is added. Filters, sorting and search compare what is stored, and \
      exports have that.
      """)
  }
  package var meaningOfEmptyValue: String {
    say(
      """
      What clearing writes; auto: what the record had for nothing, else "" for texts and null. An \
      element of a list is not removed, but becomes null, so that the others stay where they are.
      """)
  }
  package var meaningOfInputMask: String {
    say(
      """
      How a text is typed: 9 for a digit, a for a letter, * for either; other characters, and \
      those after \\, appear by themselves. A stored text that does not fit is shown and edited as \
      it is.
      """)
  }
  package var meaningOfStoresMask: String {
    say("Whether the mask's own characters are stored with what is typed.")
  }
  package var meaningOfKeyboardType: String {
    say(
      """
      Which characters typing and pasting take; stored values are never judged by it. Digits and \
      letters of full width are stored as plain ones, but by the default keyboard.
      """)
  }
  package var meaningOfIsSecure: String {
    say(
      """
      The value is shown as bullets, or left out of what other programs read; its field opens \
      empty, and left empty keeps it.
      """)
  }
  package var meaningOfTrueValue: String {
    say(
      """
      What is stored for on; in a row of numbers 1 where it is not given. Without a valueType a \
      text such as 1 or YES is the number or the Boolean that the records have.
      """)
  }
  package var meaningOfFalseValue: String {
    say(
      """
      What is stored for off, read in the same way; in a row of numbers 0 where it is not given.
      """)
  }
  package var meaningOfCurrencyCode: String {
    say("ISO 4217 code of the currency to show; an empty one groups digits without a symbol.")
  }
  package var meaningOfMinimumFractionDigits: String {
    say("At least so many digits after the decimal point are shown.")
  }
  package var meaningOfMaximumFractionDigits: String {
    say(
      """
      At most so many digits after the decimal point may be entered; nothing is rounded silently. \
      The result of a formula is shown rounded to them, and kept as it is; in a row that people \
      edit, too, the result itself is rounded to what they may enter.
      """)
  }
  package var meaningOfRequired: String {
    say("Missing, null and blank values are refused; false and 0 are values.")
  }
  package var meaningOfRequiredMessage: String {
    say("What is said where a required value is missing.")
  }
  package var meaningOfRegex: String {
    say("A pattern (PCRE2, Unicode) that the whole value must match; an empty value is not judged.")
  }
  package var meaningOfRegexOptions: String { say("How the pattern is matched.") }
  package var meaningOfRegexMessage: String {
    say("What is said where the pattern does not match.")
  }
  package var meaningOfMinimumLength: String {
    say("The shortest text, in characters as people count them.")
  }
  package var meaningOfMaximumLength: String {
    say("The longest text, in characters as people count them; typing stops there.")
  }
  package var meaningOfErrorMessages: String {
    say(
      """
      Say this where a rule is broken: a text for each rule, in which {label}, {value} and {limit} \
      are filled in.
      """)
  }
  package var meaningOfMinimumValue: String {
    say("The least number or the earliest date, itself allowed.")
  }
  package var meaningOfMaximumValue: String {
    say("The greatest number or the latest date, itself allowed.")
  }
  package var meaningOfMinimumSelection: String {
    say("The fewest choices that the list must have; a list that is not there is not judged.")
  }
  package var meaningOfMaximumSelection: String { say("The most choices that the list may have.") }
  package var meaningOfUnique: String {
    say(
      """
      No other record of the table, or item of the list, may have the value; numbers compare by \
      value, and empty values are never the same. The value of a hidden row counts, too.
      """)
  }
  package var meaningOfStep: String {
    say(
      """
      A number must be minimumValue, or else 0, and a whole number of steps; keys that step a \
      number use it.
      """)
  }
  package var meaningOfSegueIdentifier: String {
    say(
      """
      The form that the row's object is edited with: its name among forms, or else that of a file \
      beside the form, "address" for address.plist. Without valuePath it shows more of the same \
      record.
      """)
  }
  package var meaningOfSegueValuePath: String {
    say(
      """
      Where the record has the object that the form is opened for, where that is another one than \
      what the row shows; it is made by the first edit in it.
      """)
  }
  package var meaningOfPresentation: String {
    say(
      """
      How the form is opened: push, as a page of its own; modal, in a window over the form; \
      inline, unfolded below its row. Where the screen is too small for that it is a page.
      """)
  }
  package var meaningOfFile: String { say("Another word for segueIdentifier.") }
  package var meaningOfAction: String {
    say("What pressing the button does; there is nothing else that a button can do.")
  }
  package var meaningOfList: String {
    say("The identifier of the row whose list gets an item by `addItem`.")
  }
  package var meaningOfFolderForms: String {
    say(
      """
      Which form belongs to which data files of the folder; the first entry that a file's name \
      fits counts.
      """)
  }
  package var meaningOfFolderFiles: String {
    say("The names of data files, one or an array: `*` is any text, `?` one character.")
  }
  package var meaningOfFolderForm: String {
    say("Their form: the name of a file in the same folder, with or without `.plist`.")
  }
  package var meaningOfItemForm: String {
    say(
      """
      The form that each item of the row's list is edited with: its name among forms or that of a \
      file beside the form, or its rows.
      """)
  }
  package var meaningOfItemTitle: String {
    say(
      """
      Names an item of the list in the row, in headings and in questions: a template filled with \
      the item's values.
      """)
  }
  package var meaningOfListColumns: String {
    say("The columns of the items' table, by the identifiers of the items' rows, in their order.")
  }
  package var meaningOfMinimumCount: String {
    say("The fewest items that the list must have; a list that is not there is not judged.")
  }
  package var meaningOfMaximumCount: String { say("The most items that the list may have.") }
  package var meaningOfInsertable: String { say("Whether items can be added to the list.") }
  package var meaningOfDeletable: String { say("Whether items of the list can be deleted.") }
  package var meaningOfReorderable: String { say("Whether items of the list can be moved.") }
  package var meaningOfCopyable: String { say("Whether items of the list can be copied.") }
  package var meaningOfConfirmsDeletion: String { say("Whether deleting items asks first.") }
  package var meaningOfAddTitle: String {
    say("What the key that adds an item is called at the bottom of the screen.")
  }
  package var meaningOfEmptyText: String { say("Shown where the list has no items.") }
  package var meaningOfItemDefault: String {
    say("What a new item begins with; what is missing in it has the defaults of the items' form.")
  }
  package var defaultItemTitle: String { say("recordTitle of the items' form") }
  package var defaultItemColumns: String { say("columns of the items' form") }
}
