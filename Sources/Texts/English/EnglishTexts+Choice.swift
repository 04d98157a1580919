extension EnglishTexts {
  // MARK: Keys

  package var meaningOfFormChoiceLists: String {
    "Lists of choices by name, as `choices` has them, for rows that name one in `choicesFrom`."
  }
  package var meaningOfValues: String { "The values to choose from." }
  package var meaningOfTitles: String { "What is shown for each of the values, in their order." }
  package var meaningOfShortTitles: String {
    "What is shown for each of the values in tables and on the line of a SegmentedCell."
  }
  package var meaningOfChoices: String {
    "The same in one list: dictionaries of value and title, or plain values. Further members are for `choiceFilter`."
  }
  package var meaningOfChoicesFrom: String {
    "The list to choose from: a name of `choiceLists`, `file:NAME` (JSON, a property list or CSV beside the form; "
      + "`file:NAME#PATH` is a list inside, through the elements of lists), or `path:PATH`, a list in the record, from items of its lists as "
      + "`path:@root.PATH`: an array, or an object whose members are the choices. No path leads to other records."
  }
  package var meaningOfChoiceValuePath: String {
    "Where an element of the list has the value that is stored."
  }
  package var meaningOfChoiceTitleTemplate: String {
    "What is shown for an element of the list, made of its members."
  }
  package var meaningOfChoiceFilter: String {
    "Offer only the choices for which it is true: `choice.x` is a choice's member (`choice.parent.x` that of the element "
      + "around its list), other paths are the record's. A value that is no longer offered stays, and is an error."
  }
  package var meaningOfDisplaySortedByTitle: String {
    "List the choices in the order of their titles, as the locale sorts texts."
  }
  package var meaningOfAllowsOtherValue: String {
    "Take typed values that are not in the list; a ChoiceCell takes the keys of typed texts for them, such as "
      + "regex, maximumLength and maximumValue."
  }
  package var meaningOfNullTitle: String {
    "What is shown where there is no value, unless the row has a placeholder; the list begins with it, and choosing it "
      + "clears the value."
  }
  package var meaningOfTrueTitle: String { "What is shown for on." }
  package var meaningOfFalseTitle: String { "What is shown for off." }
  package var meaningOfChoiceValue: String { "What is stored when this is chosen." }
  package var meaningOfChoiceTitle: String { "What is shown for it." }
  package var meaningOfChoiceShortTitle: String {
    "What is shown for it in tables and on the line of a SegmentedCell."
  }
  package var meaningOfChoiceHidden: String {
    "Whether it is not offered, or for which records not."
  }
  package var meaningOfChoiceDisabled: String {
    "Whether it is listed but can't be chosen, or for which records; records that have it keep it."
  }
  package var meaningOfChoiceColor: String {
    "The color of the value where this is chosen, and of its line in the list."
  }
  package var defaultValuesTexts: String { "the values' texts" }
  package var defaultTitles: String { "the title" }
  package var defaultOn: String { "on" }
  package var defaultOff: String { "off" }
  package var typeAnyValue: String { "a string, number, Bool, array or dictionary" }
  package var typeChoiceLists: String { "a dictionary of arrays of choices" }

  // MARK: Lists of choices

  package func bothGiven(_ one: String, _ other: String) -> String {
    "\"\(one)\" and \"\(other)\" are both given"
  }
  package func sourceAlone(_ key: String) -> String { "\"\(key)\" alone" }
  package func titlesNeedValues(_ key: String) -> String {
    "\"\(key)\" needs \"values\" beside it"
  }
  package func cellNeedsChoices(_ cell: String) -> String {
    "a \(cell) needs \"values\", \"choices\" or \"choicesFrom\" beside it"
  }
  package func offersNothing(_ key: String) -> String { "\"\(key)\" offers nothing to choose" }
  package func offersTooMany(_ key: String) -> String { "\"\(key)\" offers too many choices" }
  package var duplicateChoice: String { "duplicate choice" }
  package var duplicateTitle: String { "two choices have the same title" }
  package var titlesThatDiffer: String { "titles that differ" }
  package var nullTitleIsChoice: String { "\"nullTitle\" is also the title of a choice" }
  package func tooManyChoices(_ cell: String) -> String { "many choices for a \(cell)" }
  package func differInLength(_ key: String) -> String {
    "\"values\" and \"\(key)\" differ in length"
  }
  package var oneTitleEach: String { "one title for each value" }
  package var otherValuesAreTexts: String {
    "\"allowsOtherValue\" takes texts, and these choices are not texts"
  }
  package var noSuchChoiceList: String { "there is no such list among \"choiceLists\"" }
  package var choiceListsAdvice: String { "a list in the form's \"choiceLists\"" }
  package var choiceNeedsValue: String { "a choice needs a \"value\"" }
  package func choicesHaveNoValue(_ count: Int, of all: Int) -> String {
    count == all
      ? "the elements of the list have no value to store"
      : "\(count.grouped) of the list's \(all.grouped) elements have no value to store"
  }
  package var choiceValuePathAdvice: String {
    "\"choiceValuePath\" with the name of the member to store"
  }

  // MARK: Files of choices

  package var noSuchChoiceFile: String { "there is no such file beside the form" }
  package var choiceFileHasOtherKind: String { "choices are not read from such files" }
  package func choiceFileIsUnreadable(_ reason: String) -> String {
    "the file of the choices can't be read: \(reason)"
  }
  package var choiceFileIsNoText: String { "the file is not a text in UTF-8" }
  package func choiceFileHasNoList(_ name: String) -> String { "\(name) holds no list of choices" }
  package func choiceFileHasNoList(_ name: String, at path: String) -> String {
    "\(name) holds no list of choices at \(path)"
  }
  package var noFolderForChoices: String { "a form that is in no file has no files beside it" }
  package func lineHasFields(_ found: Int, of needed: Int) -> String {
    "a line of \(found) \(noun(found, "field")) under a heading of \(needed)"
  }
  package var quoteIsNotClosed: String { "a quote is not closed" }

  // MARK: Manual

  package var manualOfF503: ManualEntry {
    ManualEntry(
      "A row takes its choices from a list that there is not.",
      """
      `choicesFrom` names a list of the form's `choiceLists`, or of the form around it. A file beside the form is \
      `file:NAME`, and a list in the record `path:PATH`.
      """,
      example: "choicesFrom = sizes;    choiceLists = { sizes = (S, M, L); };")
  }
  package var manualOfF504: ManualEntry {
    ManualEntry(
      "A file of choices can't be read, or has none.",
      """
      It must be beside the form: JSON (a list, or an object of choices by their values), a property list, or CSV with \
      the names of the columns in its first line, in UTF-8, or in GB18030 as Chinese spreadsheets write it. A fault inside is reported at its own line and column.
      """,
      example:
        "choicesFrom = \"file:regions.json#children\"; choiceValuePath = code; choiceTitle = \"{name}\";"
    )
  }
}
