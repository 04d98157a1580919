import Texts

/// The reason why a record's source can't store a value, with a suggestion.
package struct ValueRefusal: Error, Hashable, Sendable {
  /// The message with the value, such as
  /// `20.5 can't be written: the property list has an integer here; write a whole number`.
  package var message: Sentence
  /// The message without the value, which could be a secret.
  package var discreetMessage: Sentence

  /// A message without a secret value.
  package init(_ message: Sentence) { self.init(message, withoutValue: message) }

  /// `withoutValue` is the message without the value.
  package init(_ message: Sentence, withoutValue discreetMessage: Sentence) {
    self.message = message
    self.discreetMessage = discreetMessage
  }
}
