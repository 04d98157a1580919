import Forms
import Rules

/// A text that breaks a rule, kept at its row until it is valid. It is not in the record.
struct Draft: Hashable, Sendable {
  var text: String
  var failure: ValidationFailure
  /// True where it was typed in a secure row: it stays hidden, even where the row is gone.
  var isSecure: Bool
  /// True where nothing is wrong with the text, except that it has not been entered.
  var fits = false
  /// Number of steps that could be undone when the text was typed.
  var stepCount = 0
  /// True for the key of a new item, which has only a made-up one.
  var isOfNewItem = false
  /// True where another program has changed the value since the text was typed.
  var isOverTheirs = false

  init(text: String, failure: ValidationFailure, isSecure: Bool) {
    self.text = text
    self.failure = failure
    self.isSecure = isSecure
  }

  var shownText: String { isSecure ? SecretPaths.bullets : text }
}

extension String {
  /// True where the texts differ; known at once where the lengths differ, as comparing would
  /// first look for equivalent characters.
  func isOther(than text: String) -> Bool { utf8.count != text.utf8.count || self != text }
}
