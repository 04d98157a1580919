/// The manual's entry for the code of a diagnostic, in one language.
package struct ManualEntry: Hashable, Sendable {
  /// Meaning of the code, in one sentence.
  package var title: String
  /// Importance and remedy: several sentences, with code in backquotes.
  package var explanation: String
  /// A few lines of a form that show the fault and its correction, if that helps.
  package var example: String?

  init(_ title: String, _ explanation: String, example: String? = nil) {
    self.title = title
    self.explanation = explanation
    self.example = example
  }
}
