import Forms
import JSONText
import Records
import Rules
import Screen

/// Reads what is shown, for pages, commands and views.
extension Browser {
  var formScene: FormScene { FormScene(self) }

  var formLayout: FormLayout { FormLayout(formScene) }

  var tableScene: TableScene { TableScene(self) }

  /// Lines for records: title, header, help and keys take four.
  var tableHeight: Int { max(size.height - 4, 1) }

  var rowContext: RowContext { RowContext(self) }

  var focusIndex: Int? { focus.flatMap { bound.index(of: $0) } }

  /// The row under the cursor; nil where that is on the heading of a folded section.
  var focusedRow: BoundRow? {
    isSectionFocused ? nil : focusIndex.map { rows[$0] }
  }

  /// Index of the open record in the nearest table, from 0.
  var index: Int? { record.flatMap { table.index(of: $0) } }

  /// Problems of the rows, including those inside their values, and rows with a draft.
  var problems: ProblemTally {
    hidesProblems ? ProblemTally() : bound.problems(at: objectLocation, withDraftsOf: document)
  }

  // MARK: The list of the nearest table

  /// Row from which the nearest table was opened; nil for the records of the file, and where
  /// the form no longer has the row.
  var listRow: ConfigRow? { pages.listRow(at: pages.listIndex, documentBinder) }

  /// The changes that the list's row allows with its items; nil for the records of the file.
  var listRules: ListRules? {
    document.state(ofListIn: pages).map { ListRules(list: $0, count: table.count, texts: texts) }
  }

  var listSettings: ListSettings {
    pages.listsItems ? listRow?.listSettings ?? .plain : .plain
  }

  // MARK: Records as rows read them

  var reader: RecordReader {
    RecordReader(
      table: table, binder: binder, path: shownPath, context: recordContext,
      siblings: listSiblings, hidesProblems: hidesProblems,
      longValues: binder.plan.hasChildren ? (document.longValues, recordLocations) : nil,
      conflicts: document.conflictReader(at: recordLocations))
  }

  /// The context of the shown page's records; empty if no row asks for it.
  var recordContext: RecordContext {
    guard binder.plan.readsSurroundings || documentBinder.plan.locksInside,
      pages.listsItems || !shownPath.isEmpty
    else { return RecordContext() }
    if !shownPath.isEmpty { return document.context(of: objectLocation) }
    return document.context(of: pages.listLocation?.inside([.index(0)]))
  }

  /// Siblings in the nearest table; nil where none of its values are compared, or their index
  /// is not made yet.
  var listSiblings: Siblings? {
    document.siblings[pages.listsItems ? pages.listIndex : 0]
  }

  // MARK: Records in view

  var recordsInView: RecordsInView {
    RecordsInView(table: table, order: tablePage.order, cursor: tablePage.row)
  }

  var listContext: ListContext {
    ListContext(
      document: document, table: table, page: tablePage, binder: listBinder, columns: tableColumns,
      list: pages.listsItems ? pages.listLocation : nil, siblings: listSiblings,
      locale: locale, texts: texts)
  }

  package var viewCount: Int {
    // Not with `??`, whose closure gets a copy of the table.
    if let order = tablePage.order { return order.count }
    return table.count
  }

  func viewRecord(at index: Int) -> RecordID {
    if let order = tablePage.order { return order[index] }
    return table.id(at: index)
  }

  var focusedColumn: ConfigRow? {
    let columns = columns
    return columns.indices.contains(tablePage.column) ? columns[tablePage.column] : nil
  }

  var focusedColumnName: String? {
    let columns = columns
    return columns.indices.contains(tablePage.column) ? columns[tablePage.column].identifier : nil
  }

  /// The columns of the form beside the table; nil where the table has the whole window.
  var widthBesideTable: Int? {
    viewCount > 0 ? splitView.formWidth(inWindow: size.width) : nil
  }

  // MARK: When problems are shown

  /// True while the problems of the form's rows are withheld until the user asks for them.
  var hidesProblems: Bool { !problemsAreShown && timing == .save }

  var timing: ValidationTiming {
    binder.form.validateOn ?? documentBinder.form.validateOn ?? .blur
  }

  /// From now on all problems are shown: somebody asked for them, or tried to save.
  mutating func showAllProblems() {
    guard !problemsAreShown else { return }
    problemsAreShown = true
    redraw()
  }
}
