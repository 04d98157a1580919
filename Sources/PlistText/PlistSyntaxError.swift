import SourceText
import Texts

/// Why bytes are not a property list.
package struct PlistSyntaxError: Error, Hashable, Sendable {
  /// Where something else was expected.
  package var position: SourcePosition
  /// What was expected and found, and where it helps what to try.
  package var message: Sentence
  /// What to write, where that is known.
  package var advice: Sentence?

  package init(position: SourcePosition, message: Sentence, advice: Sentence? = nil) {
    self.position = position
    self.message = message
    self.advice = advice
  }

  init(at position: SourcePosition, _ message: @escaping @Sendable (any Texts) -> String) {
    self.init(position: position, message: Sentence(message))
  }

  /// The same with what to write.
  func advising(_ advice: @escaping @Sendable (any Texts) -> String) -> Self {
    var error = self
    error.advice = Sentence(advice)
    return error
  }
}

extension SourcePosition {
  /// `3:14`, as messages name another place in the same file.
  var words: String { "\(line):\(column)" }
}
