import Patterns
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

extension ExpressionSyntaxError {
  /// The error of a pattern in a literal.
  init(patternIn literal: ExpressionNode, _ error: PatternSyntaxError) {
    // The literal's own escapes move the offset by as much.
    let range = literal.range
    self.init(
      offset: min(range.lowerBound + 1 + error.offset, range.upperBound - 1),
      message: error.message)
  }
}
