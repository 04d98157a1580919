import Forms
import Records
import Rules

/// The page that is shown, and what its cursor is on.
extension Editor {
  package var isTableShown: Bool { state.pages.top.isTable }

  /// The table of all records, also while a form is shown that was opened from it.
  var tablePage: TablePage {
    _read { yield state.pages.table }
    _modify { yield &state.pages.table }
  }

  /// The form that is shown.
  var formPage: FormPage {
    _read { yield state.pages.top.form }
    _modify { yield &state.pages.top.form }
  }

  /// What was last searched for on the page.
  var search: Search {
    get { isTableShown ? tablePage.search : formPage.search }
    set { if isTableShown { tablePage.search = newValue } else { formPage.search = newValue } }
  }

  /// The record under the table's cursor, or whose form is shown; nil where there is none.
  package var record: RecordID? {
    guard isTableShown else { return state.pages.top.scope.record }
    return viewCount > 0 ? viewRecord(at: min(tablePage.row, viewCount - 1)) : nil
  }

  /// Identifier of the row under the cursor: the focused one, in a table the column's.
  package var focus: String? {
    guard isTableShown else { return formPage.focus }
    return focusedColumn?.identifier ?? form.rows.first?.identifier
  }

  /// The titles of the records whose forms are open, each opened from the one before.
  var pageTitles: [String] {
    state.pages.pages.compactMap { page in
      guard !page.isTable, let record = page.scope.record else { return nil }
      return titleCache.title(of: readable(record), by: binder, columns: state.size.width)
    }
  }

  /// The record's rows.
  var rows: [BoundRow] {
    _read { yield bound.rows }
  }

  /// The place of a row of the record that is shown.
  func location(ofRow row: String) -> Location? { record.map { Location($0, row: row) } }

  /// Bytes of a record in which repeated members are looked for.
  private static let longestJudged = 1 << 20

  /// Binds the record that is shown again: after an edit, another record or another form.
  mutating func rebind() {
    let record = record
    let repeated = record.flatMap { id in
      // Where a record is as long as a file, every key would wait for it.
      isBroken(id) || table[id].range.count > Self.longestJudged
        ? nil : table[id].duplicateMembers.first?.name
    }
    bound = BoundRecord(
      record, rows: record.map { bind(form.rows, to: $0) } ?? [], repeatedMember: repeated)
  }

  /// Binds the record that is shown if it is another one than before.
  mutating func followCursor() {
    if isTableShown { tablePage.row = min(tablePage.row, max(viewCount - 1, 0)) }
    if record != bound.record { rebind() }
  }

  // MARK: From page to page

  /// Opens the form of a record over the table.
  mutating func openForm(of record: RecordID?) {
    state.pages.open(Page(FormPage(focus: focus, search: search), of: record))
    followCursor()
  }

  /// From a record's form back to the table, the cursor on that record and row.
  mutating func backToTable() {
    guard table.isList, !isTableShown else { return }
    let (record, focus) = (record, focus)
    state.pages.close()
    if let record, let place = viewPlace(of: record) { tablePage.row = place }
    if let column = columns.firstIndex(where: { $0.identifier == focus }) {
      tablePage.column = column
    }
    followCursor()
  }

  /// Shows a record on the page that is open: its form, or the table with the cursor on it where it is in view.
  mutating func bringUp(_ id: RecordID) {
    if table.isList, let place = viewPlace(of: id) { tablePage.row = place }
    if !isTableShown {
      let isThere = table.place(of: id) != nil
      let near = viewCount > 0 ? viewRecord(at: min(tablePage.row, viewCount - 1)) : nil
      state.pages.top.scope.record = isThere ? id : near
    }
    rebind()
  }
}
