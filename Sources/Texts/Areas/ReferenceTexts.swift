/// What `formview explain` says, and the reference says of cells.
package protocol ReferenceTexts {
  // MARK: The kinds of cells, in one sentence each

  func summaryOfButtonCell(open: String, press: String) -> String
  func summaryOfCheckmarkCell(toggle: String, open: String) -> String
  var summaryOfChoiceCell: String { get }
  func summaryOfCompositeCell(open: String, next: String) -> String
  var summaryOfCurrencyCell: String { get }
  var summaryOfDateCell: String { get }
  var summaryOfHeaderCell: String { get }
  var summaryOfLabelCell: String { get }
  func summaryOfLinkCell(open: String) -> String
  func summaryOfListCell(open: String) -> String
  func summaryOfTableCell(open: String) -> String
  func summaryOfMultiChoiceCell(mark: String) -> String
  var summaryOfNoteCell: String { get }
  func summaryOfNumberCell(up: String, down: String) -> String
  var summaryOfRadioCell: String { get }
  var summaryOfSecureTextFieldCell: String { get }
  func summaryOfSegmentedCell(next: String) -> String
  func summaryOfSliderCell(left: String, right: String) -> String
  func summaryOfStepperCell(signs: [String], arrows: [String]) -> String
  func summaryOfSwitchCell(toggle: String, open: String) -> String
  var summaryOfDataCell: String { get }
  var summaryOfTextFieldCell: String { get }
  func summaryOfTextViewCell(editor: String) -> String

  // MARK: What explain says around an entry

  func isCell(_ name: String) -> String
  func isKeyOfForm(_ name: String) -> String
  func isKeyOfSection(_ name: String) -> String
  func isKeyOfRow(_ name: String) -> String
  func isKeyOfChoice(_ name: String) -> String
  func isKeyOfColorRule(_ name: String) -> String
  func isKeyOfFolderForms(_ name: String) -> String
  var inFolderForms: String { get }
  var inColorRule: String { get }
  func isKeyOfRule(_ name: String) -> String
  /// The title of the entry of a word that keys take.
  func isWord(_ word: String, of keys: [String]) -> String
  func isKeyboard(_ name: String, number: Int) -> String
  func keyboardTakes(_ characters: String) -> String
  func codeTitle(_ code: String, _ severity: String, _ title: String) -> String

  // MARK: Facts, and what is said of them

  var factTakes: String { get }
  var factWords: String { get }
  var factRange: String { get }
  var factCells: String { get }
  var factStores: String { get }
  var factEdited: String { get }
  var factHeight: String { get }
  var factOwnKeys: String { get }
  var factKeysInside: String { get }
  var exampleOfRule: String { get }
  var expressionsTitle: String { get }
  var expressionsIntroduction: String { get }
  func isNotInExpressions(_ word: String) -> String
  var factOperators: String { get }
  var factFunctions: String { get }
  var factOfLists: String { get }
  var factBeginnings: String { get }
  var neverEdited: String { get }
  func linesUnlessGiven(_ lines: Int) -> String
  func names(_ names: [String]) -> String

  // MARK: Names of other systems, and names to come

  var inForm: String { get }
  var inSection: String { get }
  var inRow: String { get }
  var inChoice: String { get }
  var inRule: String { get }
  func isForeignName(_ name: String, hereItIs ways: String) -> String
  func isForeignName(_ name: String, for native: String, _ place: String) -> String
  func nameInPlace(_ name: String, _ place: String) -> String
}
