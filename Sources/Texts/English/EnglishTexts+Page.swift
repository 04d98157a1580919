extension EnglishTexts {
  package func foldedRows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count.grouped) rows" }
  package var noHeadingToFold: String {
    "this section has no heading that could stand for its rows"
  }
  // MARK: Moving

  package func noSuchRow(_ number: Int, of count: Int) -> String {
    "There are \(count.grouped) rows; \(number.grouped) is none of them"
  }
  package var onlyRecord: String { "There is one \(entry)" }
  package var isFirstRecord: String { "This is the first \(entry)" }
  package var isLastRecord: String { "This is the last \(entry)" }
  package var isLastReadRecord: String { "This is the last \(entry) that is read so far" }
  package func rowGoneTextKept(_ row: String) -> String {
    "The form has no row \(row) any more; its text stays as a draft"
  }
  package func resultsLeftOut(inRecord number: Int?) -> String {
    let more = "more follows than is computed at once: some formulas keep their former results"
    return number.map { "in record \($0) \(more)" } ?? capitalized(more) + ", and say so."
  }
  package func alsoChanged(_ rows: [String]) -> String {
    let named = rows.count > 6 ? rows.prefix(5) + ["\(rows.count - 5) more"] : rows[...]
    return "\(list(Array(named))) changed, too"
  }
  package func clearedWithRows(_ keys: [String]) -> String {
    "\(list(keys)) \(keys.count == 1 ? "is" : "are") hidden and cleared."
  }
  package func leftOutWithRows(_ keys: [String]) -> String {
    "\(list(keys)) \(keys.count == 1 ? "is" : "are") hidden and left out of the record."
  }
  package var recordIsNew: String { "This record is not in the file yet" }
  package var recordIsAsSaved: String { "The record is as it was saved" }
  package func draftsDropped(_ count: Int) -> String {
    count == 1 ? "Dropped 1 draft" : "Dropped \(count) drafts"
  }
  package func recordReverted(undo: String) -> String {
    "The record is as it was saved; \(undo) undoes that"
  }
  package var reloadLoses: String { "Read the file again and lose what is not saved?" }
  package var reloadTitle: String { "read again" }
  package var hiddenRow: String { "hidden row" }
  package var computedRow: String { "computed" }
  package var disabledRow: String { "out of use" }
  package var noHiddenRows: String { "The form hides no row of this \(entry)." }
  package var hiddenRowsAreHidden: String { "Hidden rows are hidden again." }
  package func hiddenRowsAreShown(_ count: Int, key: String) -> String {
    "\(count) hidden \(noun(count, "row")) shown dim; \(key) hides \(count == 1 ? "it" : "them")."
  }
  package var noProblemsInRecord: String { "No problems in this \(entry)" }
  package func foundAt(_ path: String) -> String { "Found in \(path)" }
  package func isInNoRecord(_ path: String) -> String { "\(path) is not part of a record" }
  package func match(_ number: Int, of count: Int) -> String {
    "match \(number.grouped) of \(count.grouped)"
  }
  package func notInRecord(_ text: String) -> String { "“\(text)” is not in this \(entry)" }
  package func noSuchRecord(_ number: Int, of count: Int) -> String {
    "There are \(count) \(entries); \(number) is none of them"
  }
  package func recordNotRead(_ number: Int, soFar count: Int) -> String {
    "Record \(number) isn't read yet: \(count) are so far"
  }
  package func recordFilteredOut(_ number: Int) -> String {
    "\(capitalized(entry)) \(number) is filtered out"
  }
  package var noRecordToOpen: String { "There is no \(entry) to open" }
  package func columnHidden(_ label: String, _ key: String) -> String {
    "\(label) is hidden; \(key) lists it and shows it again"
  }
  package func onlyColumn(_ label: String) -> String {
    "\(label) is the only column; another one must be shown first"
  }
  package func besideNeeds(_ columns: Int, found: Int) -> String {
    "Table and form side by side need \(columns) columns; there are \(found)"
  }

  // MARK: The selection

  package var noneSelected: String { "No \(entry) is selected" }
  package var noneSelectedInView: String { "No \(entry) in view is selected" }
  package func selectFirst(_ sentence: String, select: String, edit: String) -> String {
    "\(sentence): \(select) selects one, \(edit) edits this cell"
  }
  package func selectedCount(_ count: Int, set: String, copy: String, delete: String) -> String {
    "\(count.grouped) selected: \(set) sets the column in all of them, \(copy) copies, "
      + "\(delete) deletes"
  }
  package func selectionCleared(_ count: Int, _ key: String) -> String {
    count == 1
      ? "The \(entry) is no longer selected; \(key) selects it again"
      : "Cleared the selection of \(count.grouped) \(entries); \(key) restores it"
  }
  package func selectedStay(outOfView count: Int) -> String {
    count == 1
      ? "1 selected \(entry) is filtered out and stays as it is"
      : "\(count.grouped) selected \(entries) are filtered out and stay as they are"
  }
}
