import Records
import Screen

extension Editor {
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
}
