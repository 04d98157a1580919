/// Choices: what their keys mean, and what is wrong with lists of them.
package protocol ChoiceTexts {
  // MARK: Keys

  var meaningOfFormChoiceLists: String { get }
  var meaningOfValues: String { get }
  var meaningOfTitles: String { get }
  var meaningOfShortTitles: String { get }
  var meaningOfChoices: String { get }
  var meaningOfChoicesFrom: String { get }
  var meaningOfChoiceValuePath: String { get }
  var meaningOfChoiceTitleTemplate: String { get }
  var meaningOfChoiceFilter: String { get }
  var meaningOfDisplaySortedByTitle: String { get }
  var meaningOfAllowsOtherValue: String { get }
  var meaningOfNullTitle: String { get }
  var meaningOfTrueTitle: String { get }
  var meaningOfFalseTitle: String { get }
  var meaningOfChoiceValue: String { get }
  var meaningOfChoiceTitle: String { get }
  var meaningOfChoiceShortTitle: String { get }
  var meaningOfChoiceHidden: String { get }
  var meaningOfChoiceDisabled: String { get }
  var meaningOfChoiceColor: String { get }
  var defaultValuesTexts: String { get }
  var defaultTitles: String { get }
  var defaultOn: String { get }
  var defaultOff: String { get }
  var typeAnyValue: String { get }
  var typeChoiceLists: String { get }

  // MARK: Lists of choices

  func bothGiven(_ one: String, _ other: String) -> String
  func sourceAlone(_ key: String) -> String
  func titlesNeedValues(_ key: String) -> String
  func cellNeedsChoices(_ cell: String) -> String
  func offersNothing(_ key: String) -> String
  func offersTooMany(_ key: String) -> String
  var duplicateChoice: String { get }
  var duplicateTitle: String { get }
  var titlesThatDiffer: String { get }
  var nullTitleIsChoice: String { get }
  func tooManyChoices(_ cell: String) -> String
  func differInLength(_ key: String) -> String
  var oneTitleEach: String { get }
  var otherValuesAreTexts: String { get }
  var noSuchChoiceList: String { get }
  var choiceListsAdvice: String { get }
  var choiceNeedsValue: String { get }
  func choicesHaveNoValue(_ count: Int, of all: Int) -> String
  var choiceValuePathAdvice: String { get }

  // MARK: Files of choices

  var noSuchChoiceFile: String { get }
  var choiceFileHasOtherKind: String { get }
  func choiceFileIsUnreadable(_ reason: String) -> String
  var choiceFileIsNoText: String { get }
  func choiceFileHasNoList(_ name: String) -> String
  func choiceFileHasNoList(_ name: String, at path: String) -> String
  var noFolderForChoices: String { get }
  func lineHasFields(_ found: Int, of needed: Int) -> String
  var quoteIsNotClosed: String { get }
}
