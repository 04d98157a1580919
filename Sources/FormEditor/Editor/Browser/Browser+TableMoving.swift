import Records
import Screen

extension Browser {
  mutating func moveCell(rows: Int = 0, columns: Int = 0) {
    focusCell(row: tablePage.row + rows, column: tablePage.column + columns)
  }

  /// Puts the cursor on a cell. The record under it is the open one, its row the focused one, so that editing
  /// acts on the cell.
  mutating func focusCell(row: Int, column: Int? = nil) {
    tablePage.row = min(max(row, 0), max(viewCount - 1, 0))
    tablePage.column = min(max(column ?? tablePage.column, 0), max(columns.count - 1, 0))
    followCursor()
  }

  /// Shows a record, the table's cursor on it and on the line of the screen on which it was.
  mutating func goInView(to record: RecordID?, screenLine: Int) {
    tablePage.row = record.flatMap { recordsInView.place(of: $0) } ?? 0
    tablePage.firstRow = max(tablePage.row - screenLine, 0)
    pages.show(record)
    followCursor()
  }
}
