import Texts

/// The reason why a text is not a valid expression.
package struct ExpressionSyntaxError: Error, Hashable, Sendable {
  /// Offset in Unicode scalars, from 0.
  package var offset: Int
  /// Message as a clause without a full stop.
  package var message: Sentence

  package init(offset: Int, message: Sentence) {
    self.offset = offset
    self.message = message
  }
}
