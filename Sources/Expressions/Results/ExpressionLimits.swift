/// Limits of an expression's size, and of the work of evaluating it.
package enum ExpressionLimits {
  /// Unicode scalars of its text.
  package static let length = 100_000
  /// Nested operations. Parsing and evaluating use the stack.
  package static let depth = 100
  /// An operation, an element of a list and 64 bytes of text are a step each: some tens of milliseconds.
  package static let steps = 1_000_000
}
