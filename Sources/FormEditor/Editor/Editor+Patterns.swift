import Forms
import Rules
import SourceText

/// Patterns that explode on many texts are not tried any more, which is reported once.
extension Editor {
  package var hasPatternToReport: Bool { browser.message == nil && !unreportedPatterns.isEmpty }

  /// Shows the message, or waits where another one is shown.
  mutating func reportPatterns() {
    guard browser.message == nil else { return }
    let rows = unreportedPatterns
    guard !rows.isEmpty else { return }
    state.reportedPatterns.formUnion(Set(names: rows.map(\.identifier)))
    browser.message = .warning(
      texts.patternsGivenUp(rows.map(\.key), afterTexts: PatternBudget.texts))
  }

  private var unreportedPatterns: [ConfigRow] {
    browser.documentBinder.rowsGivenUp.filter { !state.reportedPatterns.contains($0.identifier) }
  }
}
