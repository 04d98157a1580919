/// What the manual says of a diagnostic's code, in one language.
package struct ManualEntry: Hashable, Sendable {
  /// One sentence: what it means.
  package var title: String
  /// Why it matters and what to do. Several sentences, with code in backquotes.
  package var explanation: String
  /// A few lines of a form that show the fault and its cure, if that helps.
  package var example: String?

  init(_ title: String, _ explanation: String, example: String? = nil) {
    self.title = title
    self.explanation = explanation
    self.example = example
  }
}
