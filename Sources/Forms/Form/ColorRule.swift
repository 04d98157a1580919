import Expressions

/// Other colors for records of a kind.
package struct ColorRule: Equatable, Sendable {
  package let predicate: Expression
  /// What is not given here stays as the row has it.
  package let colors: RowColors

  package init(_ predicate: Expression, _ colors: RowColors) {
    self.predicate = predicate
    self.colors = colors
  }
}

extension RowColors {
  /// These colors, but with all that `other` gives.
  package func overridden(by other: RowColors) -> RowColors {
    var colors = self
    colors.color = other.color ?? color
    colors.keyColor = other.keyColor ?? keyColor
    colors.backgroundColor = other.backgroundColor ?? backgroundColor
    if !other.textStyle.isEmpty { colors.textStyle = other.textStyle }
    return colors
  }
}
