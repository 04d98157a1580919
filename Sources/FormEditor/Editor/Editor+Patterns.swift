import Forms
import Rules
import SourceText

/// Patterns that explode on many texts are not tried any more, which is reported once.
extension Editor {
  package var hasPatternToReport: Bool { state.message == nil && !unreportedPatterns.isEmpty }

  /// Shows the message, or waits where another one is shown.
  mutating func reportPatterns() {
    guard state.message == nil else { return }
    let rows = unreportedPatterns
    guard !rows.isEmpty else { return }
    state.reportedPatterns.formUnion(Set(names: rows.map(\.identifier)))
    state.message = .warning(
      texts.patternsGivenUp(rows.map(\.key), afterTexts: PatternBudget.texts))
  }

  private var unreportedPatterns: [ConfigRow] {
    documentBinder.rowsGivenUp.filter { !state.reportedPatterns.contains($0.identifier) }
  }
}
