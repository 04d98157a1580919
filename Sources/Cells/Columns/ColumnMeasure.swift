import Forms

/// The requested width of a column, and the alignment of its values.
package struct ColumnMeasure: Hashable, Sendable {
  /// Width in columns of the screen.
  package var width: Int
  /// The width for complete values, used if there is room.
  package private(set) var fullWidth: Int
  /// The alignment of the last value that is not at the left.
  package var alignment: CellAlignment
  /// Largest widths of the whole parts of numbers, and of what follows after them.
  private var wholes = 0
  package private(set) var decimals = 0

  /// Maximum of a requested width.
  package static let widest = 40

  /// A column whose label is `label` wide, at least as wide as before.
  package init(label: Int, former: ColumnMeasure? = nil) {
    width = max(label, former?.width ?? 0)
    fullWidth = max(width, former?.fullWidth ?? 0)
    alignment = former?.alignment ?? .left
    wholes = former?.wholes ?? 0
    decimals = former?.decimals ?? 0
  }

  package init(width: Int, alignment: CellAlignment) {
    self.width = width
    fullWidth = width
    self.alignment = alignment
  }

  package init(of content: CellContent) {
    self.init(width: content.lines.first?.columns ?? 0, alignment: content.alignment)
    guard let decimals = content.decimals else { return }
    (wholes, self.decimals) = (width - decimals, decimals)
  }

  /// Adds a cell to the measure.
  package mutating func include(_ cell: ColumnMeasure) {
    wholes = max(wholes, cell.wholes)
    decimals = max(decimals, cell.decimals)
    width = max(width, cell.width, wholes + decimals)
    fullWidth = max(fullWidth, cell.fullWidth, width)
    if cell.alignment != .left { alignment = cell.alignment }
  }

  /// The width and alignment of the column; `width` and `alignment` are the form's, nil if it sets none.
  package func settled(width given: Int?, alignment asked: CellAlignment?) -> ColumnMeasure {
    var measure = self
    measure.width = max(given ?? min(width, Self.widest), 1)
    measure.fullWidth = given == nil ? max(fullWidth, measure.width) : measure.width
    measure.alignment = asked ?? alignment
    return measure
  }
}
