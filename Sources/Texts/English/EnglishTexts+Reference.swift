extension EnglishTexts {
  // MARK: The kinds of cells, in one sentence each

  package func summaryOfButtonCell(open: String, press: String) -> String {
    "A button; \(open) or \(press) does what `action` says."
  }
  package func summaryOfCheckmarkCell(toggle: String, open: String) -> String {
    "On or off as a box with or without a mark; \(toggle) and \(open) toggle it at once."
  }
  package var summaryOfChoiceCell: String {
    "One value of a list, which opens as a pop-up and is filtered by typing."
  }
  package func summaryOfCompositeCell(open: String, next: String) -> String {
    "Several values that are shown as one text; \(open) edits its parts in its place, \(next) goes "
      + "from part to part."
  }
  package var summaryOfCurrencyCell: String {
    "An amount of money in the row's currency, typed as a number, with or without the currency's symbol, code or name."
  }
  package var summaryOfDateCell: String {
    "A date, picked in the grid of a month or typed: in digits, or as the row shows it."
  }
  package var summaryOfHeaderCell: String {
    "A bold heading and a line over the whole width: the value, or else key; it is not a column unless "
      + "showsInTable is YES."
  }
  package var summaryOfLabelCell: String {
    "Shows a value, a template or a literal text; it is never edited."
  }
  package func summaryOfLinkCell(open: String) -> String {
    "An object with a form of its own, which \(open) opens as a page; shows its recordTitle."
  }
  package func summaryOfListCell(open: String) -> String {
    "A list inside the record, which \(open) opens as a table; shows how many items it has."
  }
  package func summaryOfTableCell(open: String) -> String {
    "A list inside the record with its first items in sight, a line each, in columns; \(open) opens all "
      + "of them as a table."
  }
  package func summaryOfMultiChoiceCell(mark: String) -> String {
    "Several values of a list, stored as an array; \(mark) marks them, and typing filters them."
  }
  package var summaryOfNoteCell: String {
    "A text over the whole width, without a label: the value, or else key; it is not a column unless "
      + "showsInTable is YES."
  }
  package func summaryOfNumberCell(up: String, down: String) -> String {
    "A number; \(up) and \(down) step it while it is typed."
  }
  package var summaryOfRadioCell: String {
    "One value of a few, which are all in sight, a line each."
  }
  package func summaryOfSegmentedCell(next: String) -> String {
    "One value of at most five, all on one line; \(next) chooses the next one at once."
  }
  package var summaryOfSecureTextFieldCell: String {
    "A secret typed on one line; shown as bullets everywhere."
  }
  package func summaryOfSliderCell(left: String, right: String) -> String {
    "A number on a bar between minimumValue and maximumValue, both required; \(left) and \(right) move it."
  }
  package func summaryOfStepperCell(signs: [String], arrows: [String]) -> String {
    "A number; \(both(signs)), or \(both(arrows)), step it, and digits type another one."
  }
  package func summaryOfSwitchCell(toggle: String, open: String) -> String {
    "On or off; \(toggle) and \(open) toggle it at once."
  }
  package var summaryOfDataCell: String {
    """
    Binary data in Base64: its length and first bytes; typed as Base64 or in hexadecimal, `0x0102`; read from a file and \
    written to one.
    """
  }
  package var summaryOfTextFieldCell: String {
    "A text typed on one line; the usual cell."
  }
  package func summaryOfTextViewCell(editor: String) -> String {
    "A text of several lines, wrapped; \(editor) opens it in another editor."
  }

  // MARK: What explain says around an entry

  package func isCell(_ name: String) -> String { "\(name), a cell" }
  package func isKeyOfForm(_ name: String) -> String { "\(name), a key of a form" }
  package func isKeyOfSection(_ name: String) -> String { "\(name), a key of a section" }
  package func isKeyOfRow(_ name: String) -> String { "\(name), a key of a row" }
  package func isKeyOfColorRule(_ name: String) -> String { "\(name), a key of a color rule" }
  package func isKeyOfFolderForms(_ name: String) -> String {
    "\(name), a key of a folder's formview.plist"
  }
  package var inFolderForms: String { "in formview.plist" }
  package var inColorRule: String { "in a color rule" }
  package func isKeyOfRule(_ name: String) -> String { "\(name), a key of a rule" }
  package func isKeyOfChoice(_ name: String) -> String { "\(name), a key of a choice" }
  package func isWord(_ word: String, of keys: [String]) -> String {
    "\(word), a word of \(names(keys))"
  }
  package func isKeyboard(_ name: String, number: Int) -> String {
    "keyboardType \(name), UIKit's number \(number)"
  }
  package func keyboardTakes(_ characters: String) -> String { "Takes \(characters)." }
  package func codeTitle(_ code: String, _ severity: String, _ title: String) -> String {
    "\(code) (\(severity)): \(title)"
  }

  // MARK: Facts, and what is said of them

  package var factTakes: String { "Takes" }
  package var factWords: String { "Words" }
  package var factRange: String { "Range" }
  package var factCells: String { "Cells" }
  package var factStores: String { "Stores" }
  package var factEdited: String { "Edited" }
  package var factHeight: String { "Height" }
  package var factOwnKeys: String { "Own keys" }
  package var factKeysInside: String { "Keys" }
  package var exampleOfRule: String {
    #"rules = ( { predicate = "from <= to"; message = "ends before it begins"; severity = warning; } );"#
  }
  package var expressionsTitle: String { "expressions, the language of conditions and formulas" }
  package var expressionsIntroduction: String {
    "Conditions (hidden, required, rules, filters that begin with =) and formulas (formula, "
      + "minimumValue) are predicates with arithmetic and functions over the record, such as "
      + "price * count > 100 AND NOT city == 'Oslo'. Documentation/Expressions.md has an example of each."
  }
  package func isNotInExpressions(_ word: String) -> String {
    "\(word) is not read here; ANY, ALL and what is behind lists ask for their elements."
  }
  package var factOperators: String { "Operators" }
  package var factFunctions: String { "Functions" }
  package var factOfLists: String { "Of lists" }
  package var factBeginnings: String { "Paths begin" }
  package var neverEdited: String { "never" }
  package func linesUnlessGiven(_ lines: Int) -> String {
    "\(counted(lines, "line")), unless the row gives it"
  }
  package func names(_ names: [String]) -> String { names.joined(separator: ", ") }

  // MARK: Names of other systems, and names to come

  package var inForm: String { "in a form" }
  package var inSection: String { "in a section" }
  package var inRow: String { "in a row" }
  package var inRule: String { "in a rule" }
  package var inChoice: String { "in a choice" }
  package func isForeignName(_ name: String, hereItIs ways: String) -> String {
    "\(name) is another form system's name; here it is \(ways)."
  }
  package func isForeignName(_ name: String, for native: String, _ place: String) -> String {
    place.prefix(1).uppercased() + place.dropFirst()
      + " \(name) is another form system's name for \(native)."
  }
  package func nameInPlace(_ name: String, _ place: String) -> String { "\(name) \(place)" }

  private func both(_ keys: [String]) -> String { keys.joined(separator: " and ") }
}
