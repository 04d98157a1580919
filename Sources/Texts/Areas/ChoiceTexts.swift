/// Choices: what their keys take, and what is wrong with lists of them.
extension Texts {
  // MARK: Keys

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
