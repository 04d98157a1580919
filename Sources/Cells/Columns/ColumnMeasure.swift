import Forms

/// The width that a column wants, and where its values are in it.
package struct ColumnMeasure: Hashable, Sendable {
  /// Columns of the screen.
  package var width: Int
  /// The width with which its values would be shown as a whole: it gets that where there is room to spare.
  package private(set) var fullWidth: Int
  /// That of the last value which is not at the left.
  package var alignment: CellAlignment

  /// No column asks for more by itself.
  package static let widest = 40

  /// A column whose label is `label` wide; it needs no less than it did before.
  package init(label: Int, former: ColumnMeasure? = nil) {
    width = max(label, former?.width ?? 0)
    fullWidth = max(width, former?.fullWidth ?? 0)
    alignment = former?.alignment ?? .left
  }

  package init(width: Int, alignment: CellAlignment) {
    self.width = width
    fullWidth = width
    self.alignment = alignment
  }

  /// What a cell asks of its column.
  package init(of content: CellContent) {
    self.init(width: content.lines.first?.columns ?? 0, alignment: content.alignment)
  }

  /// Takes account of a cell.
  package mutating func include(_ cell: ColumnMeasure) {
    width = max(width, cell.width)
    fullWidth = max(fullWidth, cell.fullWidth)
    if cell.alignment != .left { alignment = cell.alignment }
  }

  /// The width and alignment of the column; `width` and `alignment` are the form's, nil where it sets none.
  package func settled(width given: Int?, alignment asked: CellAlignment?) -> ColumnMeasure {
    var measure = self
    measure.width = max(given ?? min(width, Self.widest), 1)
    measure.fullWidth = given == nil ? max(fullWidth, measure.width) : measure.width
    measure.alignment = asked ?? alignment
    return measure
  }
}
