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

  /// Goes to the record of a number in the file, from 1; without one to a place in the view.
  mutating func goToRecord(number: Int?, else place: Int) {
    guard let number else {
      focusCell(row: place)
      return
    }
    guard (1...max(table.count, 1)).contains(number), table.count > 0 else {
      state.message = .warning(
        !isLoading
          ? texts.noSuchRecord(number, of: table.count)
          : texts.recordNotRead(number, soFar: table.count))
      return
    }
    guard let place = viewPlace(of: table.id(at: number - 1)) else {
      state.message = .warning(texts.recordFilteredOut(number))
      return
    }
    focusCell(row: place)
  }

  /// Opens the record under the cursor: its form, or its items at once where it is a list of them and has nothing else.
  mutating func openRecord() -> [EditorEffect] {
    guard let record else {
      state.message = .notice(texts.noRecordToOpen)
      return []
    }
    if followReferenceOfRecord() { return [] }
    if let bound = focusedRow, followReference(in: bound) { return [] }
    openForm(of: record)
    guard form.showsItemsOnly, let list = rows.first else { return [] }
    return openChild(of: list)
  }

  /// Scrolls so that the cursor's cell is in sight.
  mutating func keepCellInSight() {
    var scene = tableScene
    let layout = scene.scrollToCursor()
    tablePage = scene.page
    tableLayout = layout
  }
}
