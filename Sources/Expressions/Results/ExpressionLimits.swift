/// Limits of an expression's size, and of the work of evaluating it.
package enum ExpressionLimits {
  /// Maximum number of Unicode scalars of an expression's text.
  package static let length = 100_000
  /// Maximum depth of nested operations: parsing and evaluating use the stack.
  package static let depth = 100
  /// Maximum number of steps: an operation, an element of a list and 64 bytes of text are a
  /// step each. All together are some tens of milliseconds.
  package static let steps = 1_000_000
}
