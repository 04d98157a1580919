/// Moving in the form and the table, columns, and the selection.
extension Texts {
  package func variantsOf(_ row: String) -> String { say("Shape of \(row):") }
  package var hasOneShape: String { say("has one shape only") }
  package func variantLoses(_ title: String, _ members: [String]) -> String {
    say("\(title) loses \(names(members)):")
  }
  package func variantLosesValue(_ title: String) -> String { say("\(title) loses the value:") }
  package func foldedRows(_ count: Int) -> String {
    say("1 row", "\(count.grouped) rows", for: count)
  }
  /// Rows of a form that an edit makes appear or vanish where they are not in sight; nil for none.
  package func rowsAppearAbove(_ count: Int) -> String? {
    count == 0
      ? nil : say("1 row appears above", "\(count.grouped) rows appear above", for: count)
  }
  package func rowsAppearBelow(_ count: Int) -> String? {
    count == 0
      ? nil : say("1 row appears below", "\(count.grouped) rows appear below", for: count)
  }
  package func rowsVanishAbove(_ count: Int) -> String? {
    count == 0 ? nil : say("1 row vanishes above", "\(count.grouped) rows vanish above", for: count)
  }
  package func rowsVanishBelow(_ count: Int) -> String? {
    count == 0 ? nil : say("1 row vanishes below", "\(count.grouped) rows vanish below", for: count)
  }
  package var noHeadingToFold: String {
    say("this section has no heading that could stand for its rows")
  }

  // MARK: Moving

  package func noSuchRow(_ number: Int, of count: Int) -> String {
    say("There are \(count.grouped) rows; \(number.grouped) is none of them")
  }
  package var onlyRecord: String { say("There is one \(entry)") }
  package var isFirstRecord: String { say("This is the first \(entry)") }
  package var isLastRecord: String { say("This is the last \(entry)") }
  package var isLastReadRecord: String { say("This is the last \(entry) that is read so far") }
  package func rowGoneTextKept(_ row: String) -> String {
    say("The form has no row \(row) any more; its text stays as a draft")
  }
  package func resultsLeftOut(inRecord number: Int?) -> String {
    guard let number else {
      return say(
        """
        More follows than is computed at once: some formulas keep their former results, and say so.
        """)
    }
    return say(
      """
      in record \(number) more follows than is computed at once: some formulas keep their former \
      results
      """)
  }
  /// The rows whose values followed an edit, of which the first ones are named.
  package func alsoChanged(_ rows: [String]) -> String {
    guard rows.count > 6 else { return say("\(list(rows)) changed, too") }
    return say("\(joined(Array(rows.prefix(5)))) and \(rows.count - 5) more changed, too")
  }
  package func clearedWithRows(_ keys: [String]) -> String {
    let rows = list(keys.map(named))
    return say("\(rows) is hidden and cleared.", "\(rows) are hidden and cleared.", for: keys.count)
  }
  package func leftOutWithRows(_ keys: [String]) -> String {
    let rows = list(keys.map(named))
    return say(
      "\(rows) is hidden and left out of the record.",
      "\(rows) are hidden and left out of the record.", for: keys.count)
  }
  package var recordIsNew: String { say("This record is not in the file yet") }
  package var recordIsAsSaved: String { say("The record is as it was saved") }
  package func draftsDropped(_ count: Int) -> String {
    say("Dropped 1 draft", "Dropped \(count) drafts", for: count)
  }
  package func recordReverted(undo: String) -> String {
    say("The record is as it was saved; \(undo) undoes that")
  }
  package var reloadLoses: String { say("Read the file again and lose what is not saved?") }
  package var reloadTitle: String { say("read again") }
  package var hiddenRow: String { say("hidden row") }
  package var computedRow: String { say("computed") }
  package var disabledRow: String { say("out of use") }
  package var noHiddenRows: String { say("The form hides no row of this \(entry).") }
  package var hiddenRowsAreHidden: String { say("Hidden rows are hidden again.") }
  package func hiddenRowsAreShown(_ count: Int, key: String) -> String {
    say(
      "1 hidden row shown dim; \(key) hides it.",
      "\(count) hidden rows shown dim; \(key) hides them.", for: count)
  }
  package var noProblemsInRecord: String { say("No problems in this \(entry)") }
  package func foundAt(_ path: String) -> String { say("Found in \(path)") }
  /// The reason why the target of a reference can't be shown: it is in no record.
  package func isInNoRecord(_ path: String) -> String { say("\(path) is not part of a record") }
  /// A message with the number of the match at the cursor, among all matches of a search.
  package func match(_ number: Int, of count: Int) -> String {
    say("match \(number.grouped) of \(count.grouped)")
  }
  package func notInRecord(_ text: String) -> String { say("“\(text)” is not in this \(entry)") }
  package func noSuchRecord(_ number: Int, of count: Int) -> String {
    say("There are \(count) \(entries); \(number) is none of them")
  }
  package func recordNotRead(_ number: Int, soFar count: Int) -> String {
    say("Record \(number) isn't read yet: \(count) are so far")
  }
  package func recordFilteredOut(_ number: Int) -> String {
    say("\(entry.capitalized) \(number) is filtered out")
  }
  package var noRecordToOpen: String { say("There is no \(entry) to open") }
  package func columnHidden(_ label: String, _ key: String) -> String {
    say("\(label) is hidden; \(key) lists it and shows it again")
  }
  package func onlyColumn(_ label: String) -> String {
    say("\(label) is the only column; another one must be shown first")
  }
  package func besideNeeds(_ columns: Int, found: Int) -> String {
    say("Table and form side by side need \(columns) columns; there are \(found)")
  }

  // MARK: The selection

  package var noneSelected: String { say("No \(entry) is selected") }
  package var noneSelectedInView: String { say("No \(entry) in view is selected") }
  package func selectFirst(_ sentence: String, select: String, edit: String) -> String {
    say("\(sentence): \(select) selects one, \(edit) edits this cell")
  }
  package func selectedCount(_ count: Int, set: String, copy: String, delete: String) -> String {
    say(
      """
      \(count.grouped) selected: \(set) sets the column in all of them, \(copy) copies, \(delete) \
      deletes
      """, as: unit == .items ? "items" : "records")
  }
  package func selectionCleared(_ count: Int, _ key: String) -> String {
    say(
      "The \(entry) is no longer selected; \(key) selects it again",
      "Cleared the selection of \(count.grouped) \(entries); \(key) restores it", for: count)
  }
  package func selectedStay(outOfView count: Int) -> String {
    say(
      "1 selected \(entry) is filtered out and stays as it is",
      "\(count.grouped) selected \(entries) are filtered out and stay as they are", for: count)
  }
}
