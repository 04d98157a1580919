import Forms
import Rules

/// Patterns that explode on many texts are not tried any more, which is reported once.
extension EditorState {
  /// Whether a pattern was given up and that was not yet reported.
  package var hasPatternToReport: Bool { message == nil && !unreportedPatterns.isEmpty }

  /// Shows the message, or waits where another one is shown.
  mutating func reportPatterns() {
    guard message == nil else { return }
    let rows = unreportedPatterns
    guard !rows.isEmpty else { return }
    reportedPatterns.formUnion(rows.map(\.identifier))
    let labels = rows.map(\.key).joined(separator: ", ")
    message = .warning(
      "\(labels): not judged any more, the pattern needed too much work for "
        + "\(PatternBudget.texts) texts (W405)")
  }

  private var unreportedPatterns: [ConfigRow] {
    binder.rowsGivenUp.filter { !reportedPatterns.contains($0.identifier) }
  }
}
