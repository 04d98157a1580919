import Texts

/// Why a text is not a valid expression.
package struct ExpressionSyntaxError: Error, Hashable, Sendable {
  /// Unicode scalars from 0.
  package var offset: Int
  /// What was expected there, as a clause without a full stop.
  package var message: Sentence

  package init(offset: Int, message: Sentence) {
    self.offset = offset
    self.message = message
  }
}
