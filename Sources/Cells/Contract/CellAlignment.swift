import Forms
import Rules

/// Where a cell's text is in its columns.
package enum CellAlignment: Hashable, Sendable {
  case left, center, right

  /// Blank columns before a text of so many columns.
  package func indent(of columns: Int, in width: Int) -> Int {
    switch self {
    case .left: 0
    case .center: max(width - columns, 0) / 2
    case .right: max(width - columns, 0)
    }
  }
}

extension TextAlignment {
  /// Where the form puts the value; nil: where its cell has it.
  package var cellAlignment: CellAlignment? {
    switch self {
    case .natural: nil
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}
