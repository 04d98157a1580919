import Forms
import Rules

/// The horizontal position of a cell's text.
package enum CellAlignment: Hashable, Sendable {
  case left, center, right

  /// Blank columns before a text that is `columns` wide.
  package func indent(of columns: Int, in width: Int) -> Int {
    switch self {
    case .left: 0
    case .center: max(width - columns, 0) / 2
    case .right: max(width - columns, 0)
    }
  }
}

extension TextAlignment {
  /// Alignment that the form sets; nil for the cell's default.
  package var cellAlignment: CellAlignment? {
    switch self {
    case .natural: nil
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}
