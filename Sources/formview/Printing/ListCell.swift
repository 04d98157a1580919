import Cells
import Forms
import JSONText
import Records
import Rules
import Screen

/// Draws one value as a cell of a printed table: one line, its problem marked. Used from one thread.
struct ListCell {
  let binder: RecordBinder
  /// What values of rows with `unique` are compared with.
  let siblings: Siblings?
  let cells: CellCatalog
  let theme: Theme
  /// Whether placeholders may be shown: only color distinguishes them from values. Defaults have a mark where there is
  /// none.
  let isColored: Bool
  /// Columns beyond which no cell is read.
  let widest: Int

  /// The cells of some rows, their values found in one pass over the record.
  func contents(of rows: [ConfigRow], in id: RecordID, of table: RecordTable) -> [CellContent] {
    binder.enter(id, of: table, among: siblings)
    return contents(of: rows, in: table[id])
  }

  private func contents(of rows: [ConfigRow], in record: JSONSlice) -> [CellContent] {
    binder.bind(rows, to: record).map { content(of: $0) }
  }

  private func content(of bound: BoundRow) -> CellContent {
    let row = bound.row
    let showsPlaceholder = isColored || bound.saysNothingIsThere
    let bound = showsPlaceholder ? bound : bound.withoutPlaceholder()
    var content = cells.kind(named: row.cellIdentifier).tableContent(
      of: bound, width: widest, theme: theme)
    if let alignment = row.alignment.cellAlignment { content.alignment = alignment }
    if let worst = bound.problems.map(\.severity).max() {
      content = content.marked(worst, theme)
    }
    content.lines = content.lines.map { theme.line($0, on: bound.colors.backgroundColor) }
    return content
  }

  /// Where the row has values in its column.
  func alignment(of row: ConfigRow) -> CellAlignment {
    content(of: binder.bind(row, to: .emptyObject)).alignment
  }
}
