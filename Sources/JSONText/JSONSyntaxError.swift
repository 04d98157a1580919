import SourceText
import Texts

/// The reason why bytes are invalid JSON: the expected and the found token, and the offset.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// Offset in bytes.
  package var offset: Int
  /// Message for people: `expected "," or "}" after a member, found "x"`.
  package var message: Sentence
  /// The message without characters of the file that could be a secret's.
  package var discreetMessage: Sentence

  package init(offset: Int, message: Sentence, discreetMessage: Sentence? = nil) {
    self.offset = offset
    self.message = message
    self.discreetMessage = discreetMessage ?? message
  }

  /// The message or the discreet one.
  package func message(hidingContent hides: Bool) -> Sentence { hides ? discreetMessage : message }
}
