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
    report(tallyInRecord, after: message?.text)
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

  /// Number of the match under the cursor among the matches of the record, or of the file's
  /// record where rows open nested values; nil where the cursor is on no match, and where the
  /// record is long.
  var tallyInRecord: RecordSearch.Tally? {
    guard documentBinder.plan.hasChildren else {
      let search = rowSearch
      let matches = rows.indices.filter { search(rows[$0]) }
      return focusIndex.flatMap { matches.firstIndex(of: $0) }
        .map { .init(number: $0 + 1, count: matches.count) }
    }
    guard let location = focus.flatMap({ location(ofRow: $0) }) else { return nil }
    let search = Search(target: .text(searchText), forward: true)
    return NestedSearch(search: search, document: document).tally(at: location)
  }
}
