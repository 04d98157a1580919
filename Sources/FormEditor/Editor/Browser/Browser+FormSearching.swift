import Queries
import Rules
import Values

extension Browser {
  /// Tells the rows that show what is searched for.
  var rowSearch: (BoundRow) -> Bool {
    let (context, wanted) = (rowContext, SearchText.folded(searchText))
    return { context.shows(wanted, in: $0) }
  }

  mutating func findNext(forward: Bool) {
    message = nil
    if documentBinder.plan.hasChildren {
      if goToNested(.text(searchText), forward: forward) {
        reportMatch()
      } else {
        message = .warning(texts.notInRecord(searchText))
      }
      return
    }
    let (search, former) = (rowSearch, formPage.focus)
    let isFound = focusRow(forward: forward, where: search)
    if !isFound {
      message = .warning(texts.notInRecord(searchText))
    } else if formPage.focus == former {
      message = .notice(texts.onlyMatch(searchText))
    } else {
      reportMatch()
    }
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
    guard let place = objectPlace, let focus,
      let cursor = documentForm.nestedIndices(ofRow: focus, at: place.path[...])
    else { return nil }
    let record = document.reader.readable(place.record)
    guard record.range.count <= Self.longestCounted else { return nil }
    let places = NestedWalk(to: searchText, forward: true, labels: true)
      .places(in: record, of: document.reader.binder(of: place.record))
    return places.firstIndex(of: cursor).map { .init(number: $0 + 1, count: places.count) }
  }

  /// Maximum length in bytes of a record whose matches are counted while a key waits.
  private static let longestCounted = 1 << 18
}
