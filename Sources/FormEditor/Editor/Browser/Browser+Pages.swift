import Forms
import JSONText
import Records
import Rules

/// The page that is shown, and what its cursor is on.
extension Browser {
  var tablePage: TablePage {
    _read { yield pages.table }
    _modify { yield &pages.table }
  }

  var formPage: FormPage {
    _read { yield pages.top.form }
    _modify { yield &pages.top.form }
  }

  /// The records of the nearest table: those of the file, or the items of a list inside a record.
  var table: RecordTable {
    _read {
      // The file's own records are asked for in every line that is drawn: they are handed out, not copied.
      if pages.listsItems, let items = pages.pages[pages.listIndex].items {
        yield items.table
      } else {
        yield records.table
      }
    }
  }

  var binder: RecordBinder { documentBinder.binder(ofPage: pages.top) }

  var listBinder: RecordBinder { documentBinder.binder(ofPage: pages.list) }

  var form: Form { binder.form }

  var searchText: String {
    get { pages.top.searchText }
    set { pages.top.searchText = newValue }
  }

  /// The record under the table's cursor, or whose form is shown; nil where there is none.
  package var record: RecordID? { pageKind.record(in: self) }

  /// The record of the file: the one that has the item, where items of a list are shown.
  package var documentRecord: RecordID? {
    pages.listsItems ? pages.listLocation?.record : record
  }

  /// Path of the object that the page shows, in its record; empty for the record itself.
  var shownPath: [JSONStep] { pages.top.objectPath }

  /// Identifier of the row under the cursor: the focused one, in a table the column's.
  package var focus: String? { pageKind.focus(in: self) }

  var rows: [BoundRow] { _read { yield bound.rows } }

  // MARK: Where things are in the document

  var recordLocations: RecordLocations { RecordLocations(list: pages.listLocation, table: table) }

  var objectLocation: ObjectLocation? {
    record.flatMap { pages.location(of: $0, inListAt: pages.listIndex, shownPath) }
  }

  /// The location of a row of the object that is shown.
  func location(ofRow row: String) -> Location? { objectLocation.map { Location($0, row: row) } }

  // MARK: Binding

  /// Binds the record that is shown again: after an edit, another record or another form.
  mutating func rebind() {
    if document.siblings.follow(pages, document.table, document.binder) { cellCache = CellCache() }
    bound = record.map { pageKind.bind($0, in: self) } ?? BoundRecord()
    leaveHiddenRow()
    // What lines show may depend on more than the bytes that they were made from.
    if binder.plan.readsSurroundings { cellCache = CellCache() }
  }

  /// Binds again and draws all again: lines show more than the bytes that they were made from.
  mutating func redraw() {
    cellCache = CellCache()
    rebind()
  }

  var unsavedValues: UnsavedValues? {
    guard hasUnsavedEdits, binder.plan.hasChildren else { return nil }
    return UnsavedValues(saved: savedTable, now: documentTable)
  }

  /// The cursor goes to the nearest row where the one that it is on is not shown.
  private mutating func leaveHiddenRow() {
    guard let focus = formPage.focus, bound.index(of: focus) == nil else { return }
    bound.indexOfRow(behind: focus).map { focusRow(at: $0) }
  }

  /// Binds the record that is shown if it is another one than before.
  mutating func followCursor() {
    tablePage.row = min(tablePage.row, max(viewCount - 1, 0))
    if record != bound.record { rebind() }
  }

  // MARK: From page to page

  /// Opens the form of a record over the table.
  mutating func openForm(of record: RecordID?) {
    var page = Page(FormPage(focus: focus), of: record, formName: pages.list.formName)
    page.searchText = searchText
    pages.open(page)
    // The table has its columns for every record, the form only rows that are not hidden.
    rebind()
  }

  /// Shows the form of a record of the table, where no form is open over it.
  mutating func showForm(of record: RecordID?) {
    if pageKind.hasRecordCursor { openForm(of: record) }
  }

  /// Back to the page below: from a record's form to the table, the cursor on that record and row.
  mutating func closePage() {
    guard pages.pages.count > 1 else { return }
    let (closed, focus) = (pages.top, focus)
    pages.close()
    pageKind.comeBack(from: closed, focus: focus, in: &self)
  }

  /// Back to the nearest table, where a form is shown that was opened from it.
  mutating func backToTable() {
    while table.isList, !pageKind.hasRecordCursor, pages.pages.count > 1 { closePage() }
  }

  /// Shows a record on the page that is open: its form, or the table with the cursor on it where it is in view.
  mutating func bringUp(_ id: RecordID) {
    if table.isList, let index = recordsInView.index(of: id) { tablePage.row = index }
    let near = table.index(of: id) != nil ? id : TableKind().record(in: self)
    pages.show(near)
    rebind()
  }
}
