import SourceText
import Texts

/// Why bytes are not JSON: what was expected, where, and what stood there.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// Byte offset of the fault.
  package var offset: Int
  /// For people: `expected "," or "}" after a member, found "x"`.
  package var message: Sentence
  /// The same without a character of the file, where one could be a secret's.
  package var discreetMessage: Sentence

  package init(offset: Int, message: Sentence, discreetMessage: Sentence? = nil) {
    self.offset = offset
    self.message = message
    self.discreetMessage = discreetMessage ?? message
  }

  /// The error as it may be shown.
  package func message(hidingContent hides: Bool) -> Sentence { hides ? discreetMessage : message }
}
