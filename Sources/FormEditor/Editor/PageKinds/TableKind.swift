import Cells
import Forms
import Records
import Rules
import Screen
import SourceText

/// The records of the file, or the items of a list inside a record, as a table.
struct TableKind: PageKind {
  var mode: EditorMode { .table }
  var commands: CommandTable { KeyMap.table }
  var editCommand: Command { TableCommands.edit }
  var hasRoomBesideValues: Bool { false }

  func record(in editor: Editor) -> RecordID? {
    let count = editor.viewCount
    return count > 0 ? editor.viewRecord(at: min(editor.tablePage.row, count - 1)) : nil
  }

  func focus(in editor: Editor) -> String? {
    editor.focusedColumnName ?? editor.form.rows.first?.identifier
  }

  func place(in editor: Editor) -> ObjectPlace? { editor.state.pages.listPlace }

  /// A table has its columns for every record, hidden rows among them.
  func bind(_ record: RecordID, in editor: Editor) -> BoundRecord {
    let reader = editor.reader
    return BoundRecord(
      record, rows: reader.bindAll(to: record, showsHidden: false), reader, at: editor.objectPlace,
      in: editor.documentTable)
  }

  func foldedSections(in editor: Editor) -> Set<ExactText> { [] }

  func focusedPart(in editor: Editor) -> BoundRow? { nil }

  // MARK: On the screen

  func layout(of editor: Editor, isDrawn: Bool) -> ScreenLayout {
    .table((isDrawn ? editor.tableLayout : nil) ?? TableLayout(editor.tableScene))
  }

  func cursorLine(in editor: Editor) -> Int? {
    2 + editor.tablePage.row - editor.tablePage.firstRow
  }

  func places(in editor: Editor) -> Panel {
    Panel(
      topic: .columns, title: editor.texts.columnsHeading, lines: PlaceList.columns(editor),
      filter: LineEditor(""))
  }

  func helpTitle(of row: ConfigRow, in editor: Editor) -> String {
    editor.texts.thisColumn(row.key)
  }

  func keysTitle(in editor: Editor) -> String { editor.texts.inTheTable }

  /// In a table records are identified by their numbers.
  func clearQuestion(about row: ConfigRow, in editor: Editor) -> String {
    guard let place = editor.place else { return editor.texts.clearWhat(row.key) }
    return editor.texts.clearWhat(row.key, ofRecord: place + 1)
  }

  func countNotice(_ count: Int, in editor: Editor) -> String {
    editor.texts.countTyped(count, forRecords: TableCommands.last.letter, TableCommands.down.letter)
  }

  // MARK: The cursor

  func scroll(by lines: Int, in editor: inout Editor) {
    let height = editor.tableHeight
    let lowest = max(editor.viewCount - height, 0)
    let first = min(max(editor.tablePage.firstRow + lines, 0), lowest)
    editor.tablePage.firstRow = first
    editor.focusCell(row: min(max(editor.tablePage.row, first), first + height - 1))
  }

  /// A click on a header sorts by its column, one on a cell goes there, one more opens the record.
  func click(_ point: Point, double: Bool, in editor: inout Editor) -> [EditorEffect] {
    let layout = TableLayout(editor.tableScene)
    guard editor.state.editing != nil else {
      return clickCell(point, double: double, layout, in: &editor)
    }
    if let input = editor.editorInput(at: point) { return editor.edit(input) }
    let effects = editor.leaveEditor()
    return effects + clickCell(point, double: double, layout, in: &editor)
  }

  private func clickCell(
    _ point: Point, double: Bool, _ layout: TableLayout, in editor: inout Editor
  ) -> [EditorEffect] {
    guard point.x < layout.area.width else { return [] }
    let column = layout.column(at: point.x)?.index
    if point.y == layout.headerY {
      guard let column else { return [] }
      editor.focusCell(row: editor.tablePage.row, column: column)
      return editor.perform(ViewCommands.sort)
    }
    guard layout.area.contains(point) else { return [] }
    let row = editor.tablePage.firstRow + point.y - layout.area.y
    guard row < editor.viewCount else { return [] }
    let wasThere = row == editor.tablePage.row && column == editor.tablePage.column
    editor.focusCell(row: row, column: column)
    return double || wasThere ? editor.perform(TableCommands.openRecord) : []
  }

  func keepCursorInSight(in editor: inout Editor) {
    var scene = editor.tableScene
    let layout = scene.scrollToCursor()
    editor.tablePage = scene.page
    editor.tableLayout = layout
  }

  func putCursor(on row: String, in editor: inout Editor) -> Bool {
    guard let column = editor.columns.index(of: row) else { return false }
    editor.tablePage.column = column
    return true
  }

  func goToPlace(of row: String, in editor: inout Editor) {
    if let row = editor.form.row(row) { editor.focusColumn(of: row) }
  }

  func goOn(forward: Bool, in editor: inout Editor) { editor.moveCell(columns: forward ? 1 : -1) }

  func openNextField(forward: Bool, in editor: inout Editor) {
    let (start, columns) = (editor.tablePage.column, editor.columns)
    let count = max(columns.count, 1)
    let places = (1...count).map { (start + (forward ? $0 : columns.count - $0)) % count }
    let entries = editor.entries
    let next = places.first { place in
      editor.bound.row(named: columns[place].identifier).map {
        entries.fieldWithoutEdit(of: $0) != nil
      }
        ?? false
    }
    guard let next else { return }
    editor.focusCell(row: editor.tablePage.row, column: next)
    editor.openFocusedField()
  }

  func goToFirstField(in editor: inout Editor) {
    let column = editor.columns.firstIndex {
      editor.bound.row(named: $0.identifier)?.isEditable == true
    }
    editor.focusCell(row: editor.tablePage.row, column: column ?? 0)
  }

  /// The cursor goes to the record whose form is closed, and to the row that was focused there.
  func comeBack(from closed: Page, focus: String?, in editor: inout Editor) {
    if !closed.listsRecords {
      if let place = closed.scope.record.flatMap({ editor.recordsInView.place(of: $0) }) {
        editor.tablePage.row = place
      }
      if closed.scope.path.isEmpty, let focus { _ = putCursor(on: focus, in: &editor) }
    }
    editor.rebind()
  }

  // MARK: Finding

  /// The whole text is searched for: a job looks at all records.
  func search(while input: LineInput, in editor: inout Editor) {}

  func finishSearch(for text: String, in editor: inout Editor) -> [EditorEffect] {
    if !text.isEmpty { editor.searchText = text }
    return editor.perform(PageCommands.searchNext)
  }

  func goToMatch(forward: Bool, times: Int, in editor: inout Editor) -> [EditorEffect] {
    editor.findInTable(.text(editor.searchText), forward: forward, times: times)
  }

  func goToProblem(forward: Bool, times: Int, in editor: inout Editor) -> [EditorEffect] {
    editor.findInTable(.problem, forward: forward, times: times)
  }
}
