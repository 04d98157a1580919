import Cells
import Forms
import JSONText
import Records
import Rules
import Screen

/// Draws one value as a cell of a printed table: one line, with a marked problem. Used from one thread.
struct ListCell {
  let binder: RecordBinder
  let siblings: Siblings?
  let cells: CellCatalog
  let theme: Theme
  /// False to omit placeholders, which only color distinguishes from values. Defaults are
  /// indicated without color, too.
  let isColored: Bool
  /// Maximum width in columns; longer cells are not read to the end.
  let widest: Int

  /// The cells of some rows, their values found in one pass over the record.
  func contents(of rows: [ConfigRow], in id: RecordID, of table: RecordTable) -> [CellContent] {
    binder.entering(id, of: table, among: siblings).reading(table[id]).bind(rows)
      .map { content(of: $0) }
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

  func alignment(of row: ConfigRow) -> CellAlignment {
    content(of: binder.reading(.emptyObject).bind(row)).alignment
  }
}
