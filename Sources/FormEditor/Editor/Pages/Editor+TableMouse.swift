import Cells
import Screen

extension Editor {
  mutating func wheelTable(_ lines: Int) {
    let height = tableHeight
    let first = min(max(tablePage.firstRow + lines, 0), max(viewCount - height, 0))
    tablePage.firstRow = first
    focusCell(row: min(max(tablePage.row, first), first + height - 1))
  }

  /// A click on a header sorts by its column, one on a cell goes there, one more opens the record.
  mutating func clickTable(_ point: Point, double: Bool) -> [EditorEffect] {
    let layout = TableLayout(tableScene)
    if state.editing != nil {
      if let input = editorInput(at: point) { return edit(input) }
      return leaveEditor() + clickCell(point, double: double, layout)
    }
    return clickCell(point, double: double, layout)
  }

  private mutating func clickCell(
    _ point: Point, double: Bool, _ layout: TableLayout
  ) -> [EditorEffect] {
    guard point.x < layout.area.width else { return [] }
    let column = layout.column(at: point.x)?.index
    if point.y == layout.headerY {
      guard let column else { return [] }
      focusCell(row: tablePage.row, column: column)
      return perform(ViewCommands.sort)
    }
    guard layout.area.contains(point) else { return [] }
    let row = tablePage.firstRow + point.y - layout.area.y
    guard row < viewCount else { return [] }
    let wasThere = row == tablePage.row && column == tablePage.column
    focusCell(row: row, column: column)
    return double || wasThere ? perform(TableCommands.openRecord) : []
  }
}
