import Forms
import Rules
import Screen

/// The first items of a list as lines: a header, a line for each item, and the number of others.
struct GridLines {
  private let grid: ItemGrid
  private let width: Int
  private let theme: Theme
  /// The items that have a line.
  private let shown: ArraySlice<ItemGrid.Item>
  /// Number of screen columns before the first column, for the signs of items with errors.
  private let margin: Int
  private var columns: [Column] = []

  private struct Column {
    let label: String
    let span: ColumnRun.Span
    let measure: ColumnMeasure
    /// Cells of the items that have a line.
    let cells: [CellContent]
  }

  private static let mark = "✗ "

  /// Nil if there is nothing to show, or no room for a header and an item.
  init?(_ grid: ItemGrid, width: Int, lines: Int, _ theme: Theme) {
    let isWhole = grid.count < lines && grid.items.count == grid.count
    let count = isWhole ? grid.count : min(lines - 2, grid.items.count)
    guard count > 0, width > 0 else { return nil }
    self.grid = grid
    self.width = width
    self.theme = theme
    shown = grid.items.prefix(count)
    margin = shown.contains(where: \.isBroken) ? Self.mark.columns : 0
    placeColumns()
    guard !columns.isEmpty else { return nil }
  }

  private mutating func placeColumns() {
    let catalog = CellCatalog.core
    var run = ColumnRun(from: margin, to: width)
    for (index, row) in grid.columns.enumerated() where run.hasRoom {
      var measure = ColumnMeasure(label: row.key.columns)
      let cells = shown.map { item in
        item.whole == nil
          ? catalog.columnContent(of: item.cells[index], width: ColumnMeasure.widest, theme: theme)
            .countingDecimals(of: item.cells[index], separator: grid.separators[index])
          : CellContent(lines: [])
      }
      for cell in cells { measure.include(ColumnMeasure(of: cell)) }
      measure = measure.settled(
        width: row.columnWidth, alignment: row.alignment.cellAlignment)
      let span = run.place(
        measure.width, isFirstOfSeveral: index == 0 && grid.columns.count > 1, isNeeded: false)
      guard let span else { break }
      columns.append(
        Column(label: row.key, span: span, measure: measure, cells: cells))
    }
  }

  /// Lines of the grid, of equal width.
  var content: CellContent {
    var lines = [header]
    for (index, item) in shown.enumerated() { lines.append(line(of: item, at: index)) }
    let more = grid.count - shown.count
    if more > 0 { lines.append(StyledLine(theme.texts.moreItems(more), theme.dim)) }
    // The line about the others may be longer than the columns are wide.
    let used = min(max(usedWidth, lines.last?.columns ?? 0), width)
    return CellContent(lines: lines.map { $0.padded(to: used, style: .plain) })
  }

  private var usedWidth: Int {
    guard let last = columns.last, !hidesColumns else { return width }
    return last.span.x + last.span.width
  }

  private var hidesColumns: Bool { columns.count < grid.columns.count }

  private var header: StyledLine {
    let line = line(mark: nil) { CellContent(lines: [StyledLine($0.label, theme.heading)]) }
    guard hidesColumns else { return line }
    let room = line.padded(to: width - 1, style: .plain)
    return StyledLine(room.spans + [StyledSpan("›", theme.accent)])
  }

  private func line(of item: ItemGrid.Item, at index: Int) -> StyledLine {
    let mark = item.isBroken ? Self.mark : nil
    guard let whole = item.whole else {
      return line(mark: mark) { $0.cells[index] }
    }
    let before = StyledSpan(mark ?? String(repeating: " ", count: margin), theme.problem)
    return StyledLine([before, StyledSpan(whole, theme.problem)])
  }

  private func line(mark: String?, _ content: (Column) -> CellContent) -> StyledLine {
    var spans = [mark.map { StyledSpan($0, theme.problem) } ?? .blanks(margin)]
    var x = margin
    for column in columns {
      spans.append(.blanks(column.span.x - x))
      spans += content(column).aligned(by: column.measure, in: column.span.width).spans
      x = column.span.x + column.span.width
    }
    return StyledLine(spans.filter { !$0.text.isEmpty })
  }
}
