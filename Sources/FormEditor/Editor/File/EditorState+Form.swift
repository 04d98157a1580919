import Forms
import Rules
import SourceText

/// Reports on the form.
extension EditorState {
  /// Reports warnings of the form that was opened; they are more than a notice, as of a file that is new.
  mutating func formWasOpened(with warnings: [String], in browser: inout Browser) {
    formWarnings = warnings
    guard browser.message.map({ $0.tone == .notice }) ?? true, prompt == nil else { return }
    browser.message = .warning(
      browser.texts.formHas(warnings: warnings.count, list: browser.keys[PageCommands.problems]))
  }

  /// Says that the form's file was read.
  mutating func formWasRead(with warnings: [String], in browser: inout Browser) {
    formWarnings = warnings
    // Why a field was closed is more than that the form was read.
    guard browser.message?.tone != .problem, prompt == nil else { return }
    let texts = browser.texts
    browser.message =
      warnings.isEmpty
      ? .notice(texts.formWasRead)
      : .warning(
        texts.formWasRead(withWarnings: warnings.count, list: browser.keys[PageCommands.problems]))
  }

  // MARK: Patterns that explode on many texts are not tried any more, which is reported once

  /// Shows the message, or waits where another one is shown.
  mutating func reportPatterns(in browser: inout Browser) {
    guard browser.message == nil else { return }
    let rows = unreportedPatterns(in: browser)
    guard !rows.isEmpty else { return }
    reportedPatterns.formUnion(Set(names: rows.map(\.identifier)))
    browser.message = .warning(
      browser.texts.patternsGivenUp(rows.map(\.key), afterTexts: PatternBudget.texts))
  }

  func unreportedPatterns(in browser: Browser) -> [ConfigRow] {
    browser.documentBinder.rowsGivenUp.filter { !reportedPatterns.contains($0.identifier) }
  }
}
