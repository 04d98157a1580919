import Cells
import SourceText

/// The widths of the columns in sight from key to key: they grow as longer values come in sight, and never
/// shrink while one goes line by line, so that nothing jumps.
struct ColumnWidths: Equatable, Sendable {
  private var columns: [ExactText: ColumnMeasure] = [:]
  private var firstRow = 0
  private var viewVersion = 0

  /// The measure of a column since the widths were last forgotten, by its row's identifier.
  subscript(identifier: String) -> ColumnMeasure? { columns[identifier] }

  /// Forgets the widths where most of the records in sight are others than before: a page on, or sorted.
  mutating func follow(firstRow: Int, height: Int, viewVersion: Int) {
    if abs(firstRow - self.firstRow) > height / 2 || viewVersion != self.viewVersion {
      columns = [:]
    }
    self.firstRow = firstRow
    self.viewVersion = viewVersion
  }

  /// Forgets them where values have changed.
  mutating func forget() { columns = [:] }

  mutating func remember(_ shown: [TableLayout.Column]) {
    for column in shown {
      columns[column.state.row.identifier] = column.measure
    }
  }
}
