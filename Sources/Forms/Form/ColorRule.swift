import Expressions

/// Other colors for records of a kind.
package struct ColorRule: Equatable, Sendable {
  package let predicate: Expression
  /// Colors for these records; the row keeps its own where none is given.
  package let colors: RowColors
}

extension RowColors {
  /// A copy of these colors, overridden by all that `other` gives.
  package func overridden(by other: RowColors) -> RowColors {
    var colors = self
    colors.color = other.color ?? color
    colors.keyColor = other.keyColor ?? keyColor
    colors.backgroundColor = other.backgroundColor ?? backgroundColor
    if !other.textStyle.isEmpty { colors.textStyle = other.textStyle }
    return colors
  }
}
