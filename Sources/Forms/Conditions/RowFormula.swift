import Expressions

/// The expression that computes a row's value.
package struct RowFormula: Equatable, Sendable {
  /// Decides who may change the value.
  package enum Mode: String, CaseIterable, Sendable {
    case always
    case untilEdited
  }

  package let expression: Expression
  package let mode: Mode

  package init(_ expression: Expression, mode: Mode = .always) {
    self.expression = expression
    self.mode = mode
  }
}
