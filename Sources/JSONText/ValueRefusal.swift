import Texts

/// Why the source of a record can't hold a value, and what to do instead.
package struct ValueRefusal: Error, Hashable, Sendable {
  /// `20.5 can't be written: the property list has an integer here; write a whole number`.
  package var message: Sentence
  /// The same without the value, where that could be a secret.
  package var discreetMessage: Sentence

  /// Without a value to keep from anybody.
  package init(_ message: Sentence) { self.init(message, withoutValue: message) }

  /// `withoutValue` says the same without the value.
  package init(_ message: Sentence, withoutValue discreetMessage: Sentence) {
    self.message = message
    self.discreetMessage = discreetMessage
  }
}
