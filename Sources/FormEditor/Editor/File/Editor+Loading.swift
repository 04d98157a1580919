import Forms
import Records
import Rules
import SourceText

/// A long file comes in while its beginning is on the screen: see `RecordTable.isWhole`.
extension Editor {
  var isLoading: Bool { !browser.documentTable.isWhole && state.file.state.progress != nil }

  var loadingNotice: Message? {
    guard isLoading, let reason = state.file.loadingReason(texts) else { return nil }
    return Message(text: reason, tone: .notice, isAboutLoading: true)
  }

  // MARK: Patterns that explode on many texts are not tried any more, which is reported once

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
