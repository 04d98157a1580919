import Cells
import Rules

/// The value that a column gets in many records: the same in all, or what an expression evaluates to in each.
package enum ColumnEdit: Equatable, Sendable {
  case cell(CellEdit)
  case expression(RowExpression)

  var expression: RowExpression? {
    if case .expression(let expression) = self { expression } else { nil }
  }
}
