/// Texts of `formview explain`, and of the reference about cells.
extension Texts {
  // MARK: The kinds of cells, in one sentence each

  package func summaryOfButtonCell(open: String, press: String) -> String {
    say("A button; \(open) or \(press) does what `action` says.")
  }
  package func summaryOfCheckmarkCell(toggle: String, open: String) -> String {
    say("On or off as a box with or without a mark; \(toggle) and \(open) toggle it at once.")
  }
  package var summaryOfChoiceCell: String {
    say("One value of a list, which opens as a pop-up and is filtered by typing.")
  }
  package func summaryOfCompositeCell(open: String, next: String) -> String {
    say(
      """
      Several values that are shown as one text; \(open) edits its parts in its place, \(next) \
      goes from part to part.
      """)
  }
  package var summaryOfCurrencyCell: String {
    say(
      """
      An amount of money in the row's currency, typed as a number, with or without the currency's \
      symbol, code or name.
      """)
  }
  package var summaryOfDateCell: String {
    say("A date, picked in the grid of a month or typed: in digits, or as the row shows it.")
  }
  package var summaryOfHeaderCell: String {
    say(
      """
      A bold heading and a line over the whole width: the value, or else key; it is not a column \
      unless showsInTable is YES.
      """)
  }
  package var summaryOfLabelCell: String {
    say("Shows a value, a template or a literal text; it is never edited.")
  }
  package func summaryOfLinkCell(open: String) -> String {
    say("An object with a form of its own, which \(open) opens as a page; shows its recordTitle.")
  }
  package func summaryOfListCell(open: String) -> String {
    say("A list inside the record, which \(open) opens as a table; shows how many items it has.")
  }
  package func summaryOfMapCell(open: String) -> String {
    say(
      """
      An object whose members are items, which \(open) opens as a table with the keys in its first \
      column.
      """)
  }
  package func summaryOfTableCell(open: String) -> String {
    say(
      """
      A list inside the record with its first items in sight, a line each, in columns; \(open) \
      opens all of them as a table.
      """)
  }
  package func summaryOfMultiChoiceCell(mark: String) -> String {
    say(
      """
      Several values of a list, stored as an array; \(mark) marks them, and typing filters them.
      """)
  }
  package var summaryOfNoteCell: String {
    say(
      """
      A text over the whole width, without a label: the value, or else key; it is not a column \
      unless showsInTable is YES.
      """)
  }
  package func summaryOfNumberCell(up: String, down: String) -> String {
    say("A number; \(up) and \(down) step it while it is typed.")
  }
  package var summaryOfRadioCell: String {
    say("One value of a few, which are all in sight, a line each.")
  }
  package func summaryOfSegmentedCell(next: String) -> String {
    say("One value of at most five, all on one line; \(next) chooses the next one at once.")
  }
  package var summaryOfSecureTextFieldCell: String {
    say("A secret typed on one line; shown as bullets everywhere.")
  }
  package func summaryOfSliderCell(left: String, right: String) -> String {
    say(
      """
      A number on a bar between minimumValue and maximumValue, both required; \(left) and \(right) \
      move it.
      """)
  }
  package func summaryOfStepperCell(signs: [String], arrows: [String]) -> String {
    let and = say(" and ", as: "keys")
    return say(
      """
      A number; \(signs.joined(separator: and)), or \(arrows.joined(separator: and)), step it, and \
      digits type another one.
      """)
  }
  package func summaryOfSwitchCell(toggle: String, open: String) -> String {
    say("On or off; \(toggle) and \(open) toggle it at once.")
  }
  package var summaryOfDataCell: String {
    say(
      """
      Binary data in Base64: its length and first bytes; typed as Base64 or in hexadecimal, \
      `0x0102`; read from a file and written to one.
      """)
  }
  package var summaryOfTextFieldCell: String { say("A text typed on one line; the usual cell.") }
  package func summaryOfTextViewCell(editor: String) -> String {
    say("A text of several lines, wrapped; \(editor) opens it in another editor.")
  }

  // MARK: What explain says around an entry

  package func isCell(_ name: String) -> String { say("\(name), a cell") }
  package func isKeyOfForm(_ name: String) -> String { say("\(name), a key of a form") }
  package func isKeyOfSection(_ name: String) -> String { say("\(name), a key of a section") }
  package func isKeyOfRow(_ name: String) -> String { say("\(name), a key of a row") }
  package func isKeyOfColorRule(_ name: String) -> String { say("\(name), a key of a color rule") }
  package func isKeyOfFolderForms(_ name: String) -> String {
    say("\(name), a key of a folder's formview.plist")
  }
  package var inFolderForms: String { say("in formview.plist") }
  package var inColorRule: String { say("in a color rule") }
  package func isKeyOfRule(_ name: String) -> String { say("\(name), a key of a rule") }
  package func isKeyOfVariant(_ name: String) -> String { say("\(name), a key of a variant") }
  package func isKeyOfChoice(_ name: String) -> String { say("\(name), a key of a choice") }
  /// The title of the entry of a word that keys take.
  package func isWord(_ word: String, of keys: [String]) -> String {
    say("\(word), a word of \(names(keys))")
  }
  package func isKeyboard(_ name: String, number: Int) -> String {
    say("keyboardType \(name), UIKit's number \(number)")
  }
  package func keyboardTakes(_ characters: String) -> String { say("Takes \(characters).") }
  package func codeTitle(_ code: String, _ severity: String, _ title: String) -> String {
    say("\(code) (\(severity)): \(title)")
  }

  // MARK: Facts, and what is said of them

  package var factTakes: String { say("Takes") }
  package var factWords: String { say("Words") }
  package var factRange: String { say("Range") }
  package var factCells: String { say("Cells") }
  package var factStores: String { say("Stores") }
  package var factEdited: String { say("Edited") }
  package var factHeight: String { say("Height") }
  package var factOwnKeys: String { say("Own keys") }
  package var factKeysInside: String { say("Keys") }
  package var factAlso: String { say("Also") }
  package var indexTitle: String { say("Each of these has an entry: formview explain NAME.") }
  package var expressionsTitle: String {
    say("expressions, the language of conditions and formulas")
  }
  package var expressionsIntroduction: String {
    say(
      """
      Conditions (hidden, required, rules, filters that begin with =) and formulas (formula, \
      minimumValue) are predicates with arithmetic and functions over the record, such as price * \
      count > 100 AND NOT city == 'Oslo'. Documentation/Expressions.md has an example of each.
      """)
  }
  package func isNotInExpressions(_ word: String) -> String {
    say("\(word) is not read here; ANY, ALL and what is behind lists ask for their elements.")
  }
  package var factOperators: String { say("Operators") }
  package var factFunctions: String { say("Functions") }
  package var factOfLists: String { say("Of lists") }
  package var factBeginnings: String { say("Paths begin") }
  package var neverEdited: String { say("never") }
  package func linesUnlessGiven(_ lines: Int) -> String {
    say("\(lines, "line"), unless the row gives it")
  }

  // MARK: Names of other systems, and names to come

  package var inForm: String { say("in a form") }
  package var inSection: String { say("in a section") }
  package var inRow: String { say("in a row") }
  package var inRule: String { say("in a rule") }
  package var inVariant: String { say("in a variant") }
  package var inChoice: String { say("in a choice") }
  package func isForeignName(_ name: String, hereItIs ways: String) -> String {
    say("\(name) is another form system's name; here it is \(ways).")
  }
  package func isForeignName(_ name: String, for native: String, _ owner: String) -> String {
    say("\(capitalized(owner)) \(name) is another form system's name for \(native).")
  }
  package func nameInPlace(_ name: String, _ owner: String) -> String { say("\(name) \(owner)") }
}
