/// Choices: what their keys mean, and what is wrong with lists of them.
extension Texts {
  // MARK: Keys

  package var meaningOfFormChoiceLists: String {
    say("Lists of choices by name, as `choices` has them, for rows that name one in `choicesFrom`.")
  }
  package var meaningOfValues: String { say("The values to choose from.") }
  package var meaningOfTitles: String {
    say("What is shown for each of the values, in their order.")
  }
  package var meaningOfShortTitles: String {
    say("What is shown for each of the values in tables and on the line of a SegmentedCell.")
  }
  package var meaningOfChoices: String {
    say(
      """
      The same in one list: dictionaries of value and title, or plain values. Further members are \
      for `choiceFilter`.
      """)
  }
  package var meaningOfChoicesFrom: String {
    say(
      """
      The list to choose from: a name of `choiceLists`, `file:NAME` (JSON, a property list or CSV \
      beside the form; `file:NAME#PATH` is a list inside, through the elements of lists), or \
      `path:PATH`, a list in the record, from items of its lists as `path:@root.PATH`: an array, \
      or an object whose members are the choices. No path leads to other records.
      """)
  }
  package var meaningOfChoiceValuePath: String {
    say("Where an element of the list has the value that is stored.")
  }
  package var meaningOfChoiceTitleTemplate: String {
    say("What is shown for an element of the list, made of its members.")
  }
  package var meaningOfChoiceFilter: String {
    say(
      """
      Offer only the choices for which it is true: `choice.x` is a choice's member \
      (`choice.parent.x` that of the element around its list), other paths are the record's. A \
      value that is no longer offered stays, and is an error.
      """)
  }
  package var meaningOfDisplaySortedByTitle: String {
    say("List the choices in the order of their titles, as the locale sorts texts.")
  }
  package var meaningOfAllowsOtherValue: String {
    say(
      """
      Take typed values that are not in the list; a ChoiceCell takes the keys of typed texts for \
      them, such as regex, maximumLength and maximumValue.
      """)
  }
  package var meaningOfNullTitle: String {
    say(
      """
      What is shown where there is no value, unless the row has a placeholder; the list begins \
      with it, and choosing it clears the value.
      """)
  }
  package var meaningOfTrueTitle: String { say("What is shown for on.") }
  package var meaningOfFalseTitle: String { say("What is shown for off.") }
  package var meaningOfChoiceValue: String { say("What is stored when this is chosen.") }
  package var meaningOfChoiceTitle: String { say("What is shown for it.") }
  package var meaningOfChoiceShortTitle: String {
    say("What is shown for it in tables and on the line of a SegmentedCell.")
  }
  package var meaningOfChoiceHidden: String {
    say("Whether it is not offered, or for which records not.")
  }
  package var meaningOfChoiceDisabled: String {
    say(
      """
      Whether it is listed but can't be chosen, or for which records; records that have it keep \
      it.
      """)
  }
  package var meaningOfChoiceColor: String {
    say("The color of the value where this is chosen, and of its line in the list.")
  }
  package var defaultValuesTexts: String { say("the values' texts") }
  package var defaultTitles: String { say("the title") }
  package var defaultOn: String { say("on") }
  package var defaultOff: String { say("off") }
  package var typeAnyValue: String { say("a string, number, Bool, array or dictionary") }
  package var typeChoiceLists: String { say("a dictionary of arrays of choices") }

  // MARK: Lists of choices

  package func bothGiven(_ one: String, _ other: String) -> String {
    say("\"\(one)\" and \"\(other)\" are both given")
  }
  package func sourceAlone(_ key: String) -> String { say("\"\(key)\" alone") }
  package func titlesNeedValues(_ key: String) -> String {
    say("\"\(key)\" needs \"values\" beside it")
  }
  package func cellNeedsChoices(_ cell: String) -> String {
    say("a \(cell) needs \"values\", \"choices\" or \"choicesFrom\" beside it")
  }
  package func offersNothing(_ key: String) -> String { say("\"\(key)\" offers nothing to choose") }
  package func offersTooMany(_ key: String) -> String { say("\"\(key)\" offers too many choices") }
  package var duplicateChoice: String { say("duplicate choice") }
  package var duplicateTitle: String { say("two choices have the same title") }
  package var titlesThatDiffer: String { say("titles that differ") }
  package var nullTitleIsChoice: String { say("\"nullTitle\" is also the title of a choice") }
  package func tooManyChoices(_ cell: String) -> String { say("many choices for a \(cell)") }
  package func differInLength(_ key: String) -> String {
    say("\"values\" and \"\(key)\" differ in length")
  }
  package var oneTitleEach: String { say("one title for each value") }
  package var otherValuesAreTexts: String {
    say("\"allowsOtherValue\" takes texts, and these choices are not texts")
  }
  package var noSuchChoiceList: String { say("there is no such list among \"choiceLists\"") }
  package var choiceListsAdvice: String { say("a list in the form's \"choiceLists\"") }
  package var choiceNeedsValue: String { say("a choice needs a \"value\"") }
  package func choicesHaveNoValue(_ count: Int, of all: Int) -> String {
    count == all
      ? say("the elements of the list have no value to store")
      : say("\(count.grouped) of the list's \(all.grouped) elements have no value to store")
  }
  package var choiceValuePathAdvice: String {
    say("\"choiceValuePath\" with the name of the member to store")
  }

  // MARK: Files of choices

  package var noSuchChoiceFile: String { say("there is no such file beside the form") }
  package var choiceFileHasOtherKind: String { say("choices are not read from such files") }
  package func choiceFileIsUnreadable(_ reason: String) -> String {
    say("the file of the choices can't be read: \(reason)")
  }
  package var choiceFileIsNoText: String { say("the file is not a text in UTF-8") }
  package func choiceFileHasNoList(_ name: String) -> String {
    say("\(name) holds no list of choices")
  }
  package func choiceFileHasNoList(_ name: String, at path: String) -> String {
    say("\(name) holds no list of choices at \(path)")
  }
  package var noFolderForChoices: String { say("a form that is in no file has no files beside it") }
  package func lineHasFields(_ found: Int, of needed: Int) -> String {
    say("a line of \(found, "field") under a heading of \(needed)")
  }
  package var quoteIsNotClosed: String { say("a quote is not closed") }
}
