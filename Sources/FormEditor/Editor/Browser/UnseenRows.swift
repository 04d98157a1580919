import Rules
import SourceText
import Texts

/// The rows of a form before an action, to say which of them an edit has made appear or vanish out of sight.
struct UnseenRows {
  private let bound: BoundRecord
  private let pageCount: Int

  init(before browser: borrowing Browser) {
    bound = browser.bound
    pageCount = browser.pages.pages.count
  }

  /// Adds to what is said of an edit which rows it has changed out of sight.
  func report(in browser: inout Browser) {
    let message = browser.message
    guard let words = words(after: browser, saidAlready: message?.text ?? "") else { return }
    let texts = browser.texts
    guard let message else {
      browser.message = .notice(words)
      return
    }
    browser.message?.text =
      texts.ended("") == String(message.text.suffix(1))
      ? texts.sentences([message.text, texts.ended(words)]) : texts.joined(message.text, words)
  }

  /// Nil where there are none, or another record or page is shown.
  private func words(after browser: borrowing Browser, saidAlready said: String) -> String? {
    let now = browser.bound
    guard now.version !== bound.version, now.record == bound.record, now.record != nil,
      browser.pages.pages.count == pageCount, !browser.pageKind.hasRecordCursor
    else { return nil }
    let (former, present) = (names(of: bound.rows), names(of: now.rows))
    guard former != present, let sight = sight(of: browser) else { return nil }
    let folded = browser.foldedSections
    let appeared = now.rows.filter {
      $0.part == nil && !former.contains($0.identifier) && !folded.contains($0.section)
    }
    let vanished = bound.rows.filter {
      $0.part == nil && !present.contains($0.identifier) && !folded.contains($0.section)
        && !said.contains($0.row.key)
    }
    let plan = browser.binder.plan
    func count(_ rows: [BoundRow], where isWanted: (Int) -> Bool) -> Int {
      rows.count { plan.index(ofRow: $0.identifier).map(isWanted) ?? false }
    }
    let texts = browser.texts
    let sentences = [
      texts.rowsAppearAbove(count(appeared) { $0 < sight.lowerBound }),
      texts.rowsAppearBelow(count(appeared) { $0 > sight.upperBound }),
      texts.rowsVanishAbove(count(vanished) { $0 < sight.lowerBound }),
      texts.rowsVanishBelow(count(vanished) { $0 > sight.upperBound }),
    ].compactMap(\.self)
    return sentences.first.map { texts.joined($0, notes: Array(sentences.dropFirst())) }
  }

  private func names(of rows: [BoundRow]) -> Set<ExactText> { Set(names: rows.map(\.identifier)) }

  /// The first and the last row in sight, by their indices in the form.
  private func sight(of browser: borrowing Browser) -> ClosedRange<Int>? {
    let (layout, scroll) = (browser.formLayout, browser.formPage.scroll)
    let (rows, plan) = (browser.rows, browser.binder.plan)
    let window = scroll..<scroll + layout.area.height
    let indices = rows.indices.filter { layout.lineRange(ofRow: $0).overlaps(window) }
      .compactMap { plan.index(ofRow: rows[$0].identifier) }
    guard let first = indices.min(), let last = indices.max() else { return nil }
    return first...last
  }
}
