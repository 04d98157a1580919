import Rules
import SourceText
import Texts

/// The rows of a form before an action, to say which of them an edit has made appear or vanish out of sight.
struct UnseenRows {
  private let bound: BoundRecord
  private let pageCount: Int
  /// The form as it was drawn last.
  private let layout: RestingLayout?
  private let scroll: Int

  init(before browser: borrowing Browser) {
    bound = browser.bound
    pageCount = browser.pages.pages.count
    // Another form may have been drawn beside a table.
    let count = bound.rows.count
    layout = browser.formLayoutCache.last.flatMap { $0.blocks.count == count ? $0 : nil }
    scroll = browser.formPage.scroll
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
    guard former != present else { return nil }
    let (layout, folded) = (browser.formLayout, browser.foldedSections)
    let appeared = Sides(
      now.rows.indices.filter {
        let row = now.rows[$0]
        return row.part == nil && !former.contains(row.identifier) && !folded.contains(row.section)
      }.map(layout.lineRange(ofRow:)), from: browser.formPage.scroll, height: layout.area.height)
    let vanished = Sides(
      bound.rows.indices.filter {
        let row = bound.rows[$0]
        return row.part == nil && !present.contains(row.identifier)
          && !folded.contains(row.section) && !said.contains(row.row.key)
      }.compactMap { self.layout?.lineRange(ofRow: $0) }, from: scroll, height: layout.area.height)
    let texts = browser.texts
    let sentences = [
      texts.rowsAppearAbove(appeared.above), texts.rowsAppearBelow(appeared.below),
      texts.rowsVanishAbove(vanished.above), texts.rowsVanishBelow(vanished.below),
    ].compactMap(\.self)
    return sentences.first.map { texts.joined($0, notes: Array(sentences.dropFirst())) }
  }

  private func names(of rows: [BoundRow]) -> Set<ExactText> { Set(names: rows.map(\.identifier)) }

  /// Numbers of rows beyond the window.
  private struct Sides {
    let above: Int
    let below: Int

    init(_ rows: [Range<Int>], from first: Int, height: Int) {
      above = rows.count { $0.upperBound <= first }
      below = rows.count { $0.lowerBound >= first + height }
    }
  }
}
