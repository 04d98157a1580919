import Records
import Screen

extension EditorState {
  mutating func moveCell(rows: Int = 0, columns: Int = 0) {
    focusCell(row: tableState.row + rows, column: tableState.column + columns)
  }

  /// Puts the cursor on a cell. The record under it is the open one, its row the focused one, so that editing
  /// acts on the cell.
  mutating func focusCell(row: Int, column: Int? = nil) {
    tableState.row = min(max(row, 0), max(viewCount - 1, 0))
    tableState.column = min(max(column ?? tableState.column, 0), max(columns.count - 1, 0))
    followCursor()
  }

  mutating func followCursor() {
    tableState.row = min(tableState.row, max(viewCount - 1, 0))
    let id = viewCount > 0 ? viewRecord(at: tableState.row) : nil
    if id != record {
      record = id
      rebind()
    }
    focus = focusedColumn?.identifier ?? form.rows.first?.identifier
  }

  /// Opens a record on either screen, the cursor on it where it is in view.
  mutating func bringUp(_ id: RecordID) {
    if table.isList, let place = viewPlace(of: id) { tableState.row = place }
    let isThere = table.place(of: id) != nil
    if isTableShown {
      followCursor()
    } else {
      record =
        isThere ? id : viewCount > 0 ? viewRecord(at: min(tableState.row, viewCount - 1)) : nil
      rebind()
    }
  }

  /// Goes to the record of a number in the file, from 1; without one to a place in the view.
  mutating func goToRecord(number: Int?, else place: Int) {
    guard let number else {
      focusCell(row: place)
      return
    }
    guard (1...max(table.count, 1)).contains(number), table.count > 0 else {
      message = .warning(
        loadingReason == nil
          ? "There are \(table.count) records; \(number) is none of them"
          : "Record \(number) isn't read yet: \(table.count) are so far")
      return
    }
    guard let place = viewPlace(of: table.id(at: number - 1)) else {
      message = .warning("Record \(number) is filtered out")
      return
    }
    focusCell(row: place)
  }

  mutating func openForm() {
    guard record != nil else {
      message = .notice("There is no record to open")
      return
    }
    isTableShown = false
    scroll = 0
  }

  /// From a record's form back to where one was in the table.
  mutating func backToTable() {
    guard table.isList else { return }
    isTableShown = true
    if let record, let place = viewPlace(of: record) { tableState.row = place }
    if let column = columns.firstIndex(where: { $0.identifier == focus }) {
      tableState.column = column
    }
    followCursor()
  }

  /// Scrolls so that the cursor's cell is in sight.
  mutating func keepCellInSight() {
    let height = TableLayout.height(of: size)
    tableState.row = min(tableState.row, max(viewCount - 1, 0))
    let first = min(max(tableState.firstRow, tableState.row - height + 1), tableState.row)
    tableState.firstRow = min(max(first, 0), max(viewCount - height, 0))
    tableState.widths.follow(
      firstRow: tableState.firstRow, height: height, arrangement: tableState.arrangement)
    let layout = layoutWithCursorInSight()
    tableState.widths.remember(layout.columns)
    tableLayout = layout
  }

  /// Scrolls the columns, and returns where everything is then.
  private mutating func layoutWithCursorInSight() -> TableLayout {
    let column = tableState.column
    guard column > 0 else {
      tableState.firstColumn = 1
      return TableLayout(self)
    }
    tableState.firstColumn = min(
      max(tableState.firstColumn, column - size.width / TableLayout.narrowestColumn), column)
    var layout = TableLayout(self)
    while tableState.firstColumn < column, !layout.shows(column: column) {
      tableState.firstColumn += 1
      layout = TableLayout(self)
    }
    // Where there is room behind the last column, those scrolled away before come back.
    while tableState.firstColumn > 1, layout.shows(column: columns.count - 1) {
      var wider = self
      wider.tableState.firstColumn -= 1
      let former = TableLayout(wider)
      guard former.shows(column: columns.count - 1) else { break }
      tableState.firstColumn -= 1
      layout = former
    }
    return layout
  }
}
