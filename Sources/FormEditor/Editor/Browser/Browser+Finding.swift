import Queries
import Rules
import Values

/// Matches of what is searched for.
extension Browser {
  /// Tells the rows that show what is searched for.
  var rowSearch: (BoundRow) -> Bool {
    let (context, wanted) = (rowContext, SearchText.folded(searchText))
    return { context.shows(wanted, in: $0) }
  }

  /// Shows which of all matches the cursor is on.
  mutating func reportMatch() {
    report(RecordSearch.Tally(atCursorOf: self), after: message?.text)
  }

  /// Shows which of all matches the cursor is on, after another text about the match, if
  /// there is one.
  mutating func report(_ tally: RecordSearch.Tally?, after said: String?) {
    let words = tally.map { texts.match($0.number, of: $0.count) }
    guard let sentence = said ?? words.map({ $0.prefix(1).uppercased() + $0.dropFirst() }) else {
      return
    }
    message = .notice(texts.joined(sentence, notes: said == nil ? [] : [words]))
  }
}

extension RecordSearch.Tally {
  /// The match under the cursor among the matches of the record, or of the file's record where rows open nested values;
  /// nil where the cursor is on no match, and where the record is long.
  init?(atCursorOf browser: Browser) {
    guard browser.documentBinder.plan.hasChildren else {
      let isMatch = browser.rowSearch
      let matches = browser.rows.indices.filter { isMatch(browser.rows[$0]) }
      guard let index = browser.focusIndex.flatMap({ matches.firstIndex(of: $0) }) else {
        return nil
      }
      self.init(number: index + 1, count: matches.count)
      return
    }
    let search = Search(target: .text(browser.searchText), direction: .forward)
    let location = browser.focus.flatMap { browser.location(ofRow: $0) }
    guard
      let tally = location.flatMap({
        NestedSearch(search: search, document: browser.document).tally(at: $0)
      })
    else { return nil }
    self = tally
  }
}
