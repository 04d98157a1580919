import SourceText
import Texts

/// The reason why bytes are not a property list.
package struct PlistSyntaxError: Error, Hashable, Sendable {
  package var position: SourcePosition
  package var message: Sentence
  package var advice: Sentence?

  package init(position: SourcePosition, message: Sentence, advice: Sentence? = nil) {
    self.position = position
    self.message = message
    self.advice = advice
  }

  init(at position: SourcePosition, _ message: @escaping @Sendable (Texts) -> String) {
    self.init(position: position, message: Sentence(message))
  }

  /// The error with advice.
  func advising(_ advice: @escaping @Sendable (Texts) -> String) -> Self {
    var error = self
    error.advice = Sentence(advice)
    return error
  }
}

extension SourcePosition {
  /// The position as `3:14`, for messages about another position of the same file.
  var words: String { "\(line):\(column)" }
}
