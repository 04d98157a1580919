import Cells
import Forms
import Records
import Rules
import Screen
import SourceText
import Texts
import Values

/// The records of the file, or the items of a list inside a record, as a table.
struct TableKind: PageKind {
  var mode: EditorMode { .table }
  var commands: [Command] { TableCommands.all + PageCommands.all }
  var editCommand: Command? { TableCommands.edit }
  var hasRoomBesideValues: Bool { false }
  var hasRecordCursor: Bool { true }

  func record(in browser: Browser) -> RecordID? {
    let count = browser.viewCount
    return count > 0 ? browser.viewRecord(at: min(browser.tablePage.row, count - 1)) : nil
  }

  func focus(in browser: Browser) -> String? {
    browser.focusedColumnName ?? browser.form.rows.first?.identifier
  }

  func object(in browser: Browser) -> ObjectLocation? { browser.pages.listLocation }

  /// A table has its columns for every record, hidden rows among them.
  func bind(_ record: RecordID, in browser: Browser) -> BoundRecord {
    let reader = browser.reader
    let (rows, form) = reader.bindAll(to: record, showsHidden: false, after: browser.bound.form)
    return BoundRecord(
      record, rows: rows, form, reader, at: browser.objectLocation, in: browser.documentTable)
  }

  // MARK: On the screen

  func layout(of browser: Browser) -> ScreenLayout? { .table(TableLayout(browser.tableScene)) }

  func drawnLayout(of browser: Browser) -> ScreenLayout? {
    browser.tableLayout.map { .table($0) } ?? layout(of: browser)
  }

  func draw(_ layout: ScreenLayout?, of browser: Browser, in frame: inout Frame) {
    guard case .table(let layout) = layout else { return }
    TableView.draw(browser.tableScene, layout, in: &frame)
    guard browser.widthBesideTable != nil else { return }
    let scene = FormScene(beside: layout, browser)
    FormView.draw(scene, FormLayout(scene), in: &frame)
    for y in layout.headerY..<layout.area.bottom {
      frame.draw("│", at: Point(x: layout.area.width + 1, y: y), style: browser.theme.dim)
    }
  }

  func cursorLine(in browser: Browser) -> Int? {
    2 + browser.tablePage.row - browser.tablePage.firstRow
  }

  func helpTitle(of row: ConfigRow, in browser: Browser) -> String {
    browser.texts.thisColumn(row.key)
  }

  func keysTitle(in texts: Texts) -> String { texts.inTheTable }

  /// In a table records are identified by their numbers.
  func clearQuestion(about row: ConfigRow, in browser: Browser) -> String {
    guard let index = browser.index else { return browser.texts.clearWhat(row.key) }
    return browser.texts.clearWhat(row.key, ofRecord: index + 1)
  }

  func countNotice(_ count: Int, in browser: Browser) -> String {
    browser.texts.countTyped(
      count, forRecords: browser.keys.letter(of: TableCommands.last),
      browser.keys.letter(of: TableCommands.down))
  }

  // MARK: The cursor

  func scroll(by lines: Int, in browser: inout Browser) {
    let height = browser.tableHeight
    let lowest = max(browser.viewCount - height, 0)
    let first = min(max(browser.tablePage.firstRow + lines, 0), lowest)
    browser.tablePage.firstRow = first
    browser.focusCell(row: min(max(browser.tablePage.row, first), first + height - 1))
  }

  /// A click on a header sorts by its column, one on a cell goes there, one more opens the record.
  func click(
    _ point: Point, clicks: Int, _ layout: ScreenLayout?, in browser: inout Browser
  ) -> [PageOutcome] {
    guard case .table(let layout) = layout else { return [] }
    guard point.x < layout.area.width else { return clickBeside(layout, at: point, in: &browser) }
    let column = layout.column(at: point.x)?.index
    if point.y == layout.headerY {
      guard let column else { return [] }
      browser.focusCell(row: browser.tablePage.row, column: column)
      return [.perform(ViewCommands.sort)]
    }
    guard layout.area.contains(point) else { return [] }
    let row = browser.tablePage.firstRow + point.y - layout.area.y
    guard row < browser.viewCount else { return [] }
    let wasThere = row == browser.tablePage.row && column == browser.tablePage.column
    browser.focusCell(row: row, column: column)
    return clicks > 1 || wasThere ? [.perform(TableCommands.openRecord)] : []
  }

  /// A click on a row of the form beside the table opens the form there.
  private func clickBeside(
    _ table: TableLayout, at point: Point, in browser: inout Browser
  ) -> [PageOutcome] {
    guard browser.widthBesideTable != nil else { return [] }
    let scene = FormScene(beside: table, browser)
    guard let index = FormLayout(scene).rowIndex(at: point, scroll: scene.page.scroll) else {
      return []
    }
    browser.openForm(of: browser.record)
    browser.lead(to: scene.rows[index].identifier)
    return []
  }

  func keepCursorInSight(in browser: inout Browser) {
    var scene = browser.tableScene
    let layout = scene.scrollToCursor()
    browser.tablePage = scene.page
    browser.tableLayout = layout
  }

  func putCursor(on row: String, in browser: inout Browser) -> Bool {
    guard let column = browser.columns.index(of: row) else { return false }
    browser.tablePage.column = column
    return true
  }

  func goToTarget(of row: String, in browser: inout Browser) -> [PageOutcome] {
    if let row = browser.form.row(row) { browser.focusColumn(of: row) }
    return []
  }

  func goOn(direction: Direction, times: Int, in browser: inout Browser) -> Bool {
    browser.moveCell(columns: direction.isForward ? times : -times)
    return false
  }

  func goToNextField(
    direction: Direction, in browser: inout Browser, where canOpen: (BoundRow) -> Bool
  ) -> Bool {
    let (start, columns) = (browser.tablePage.column, browser.columns)
    let count = max(columns.count, 1)
    let indices = (1...count).map {
      (start + (direction.isForward ? $0 : columns.count - $0)) % count
    }
    let bound = browser.bound
    let next = indices.first { bound.row(named: columns[$0].identifier).map(canOpen) == true }
    guard let next else { return false }
    browser.focusCell(row: browser.tablePage.row, column: next)
    return true
  }

  func goToFirstField(in browser: inout Browser) {
    let column = browser.columns.firstIndex {
      browser.bound.row(named: $0.identifier)?.isEditable == true
    }
    browser.focusCell(row: browser.tablePage.row, column: column ?? 0)
  }

  /// The cursor goes to the record whose form is closed, and to the row that was focused there.
  func comeBack(from closed: Page, focus: String?, in browser: inout Browser) {
    if !closed.listsRecords {
      if let index = closed.scope.record.flatMap({ browser.recordsInView.index(of: $0) }) {
        browser.tablePage.row = index
      }
      if closed.scope.path.isEmpty, let focus { _ = putCursor(on: focus, in: &browser) }
    }
    browser.rebind()
  }

  // MARK: Finding

  /// The whole text is searched for: a job looks at all records.
  func finishSearch(for text: String, in browser: inout Browser) -> [PageOutcome] {
    if !text.isEmpty { browser.searchText = text }
    return [.perform(PageCommands.searchNext)]
  }

  func goToNext(
    _ target: NestedTarget, direction: Direction, times: Int, in browser: inout Browser
  ) -> [PageOutcome] {
    [.find(target, direction: direction, times: times)]
  }
}
