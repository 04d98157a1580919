import Forms
import Rules

/// A text that breaks a rule, kept at its row until it is valid. It is not in the record.
struct Draft: Hashable, Sendable {
  var text: String
  var failure: ValidationFailure
  /// Whether it was typed in a secure row: it stays hidden, also where the row is gone.
  var isSecure: Bool
  /// Whether nothing is wrong with it, only that nobody has entered it.
  var fits = false
  /// How many steps could be taken back when it was typed.
  var stepCount = 0
  /// Whether another program has changed the value since it was typed.
  var isOverTheirs = false

  init(text: String, failure: ValidationFailure, isSecure: Bool) {
    self.text = text
    self.failure = failure
    self.isSecure = isSecure
  }

  /// What is shown of it.
  var shownText: String { isSecure ? SecretPaths.bullets : text }
}

extension String {
  /// Whether it is another text; known at once where the lengths differ, as comparing would first look for
  /// equivalent characters.
  func isOther(than text: String) -> Bool { utf8.count != text.utf8.count || self != text }
}
