import SourceText
import Texts

/// The reason why a text can't be read as YAML.
package struct YAMLSyntaxError: Error, Hashable, Sendable {
  package var position: SourcePosition
  package var message: Sentence
  /// The message without any text of the file.
  package var messageWithoutContent: Sentence

  package init(
    at position: SourcePosition, withoutContent: Sentence? = nil,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    self.position = position
    self.message = Sentence(message)
    messageWithoutContent = withoutContent ?? self.message
  }
}
