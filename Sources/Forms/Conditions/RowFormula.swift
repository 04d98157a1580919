import Expressions

/// What a row's value is made of.
package struct RowFormula: Equatable, Sendable {
  /// Who may change the value.
  package enum Mode: String, CaseIterable, Sendable {
    /// The formula alone: nobody edits the row.
    case always
    /// The formula, as long as nobody has written another value.
    case untilEdited
  }

  package let expression: Expression
  package let mode: Mode

  package init(_ expression: Expression, mode: Mode = .always) {
    self.expression = expression
    self.mode = mode
  }
}
