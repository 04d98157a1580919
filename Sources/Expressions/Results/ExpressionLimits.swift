/// How large an expression may be, and how much work evaluating it may make.
package enum ExpressionLimits {
  /// Unicode scalars of its text.
  package static let length = 100_000
  /// Operations inside operations. Reading and evaluating go as deep as the stack.
  package static let depth = 100
  /// An operation, an element of a list and 64 bytes of text are a step each: some tens of milliseconds.
  package static let steps = 1_000_000
}
