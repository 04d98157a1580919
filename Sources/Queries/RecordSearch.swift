import Forms
import Records
import Rules
import SourceText
import Values

/// Moves between matches in a table: words that must all appear in the shown texts of the columns.
///
/// The words are parsed as in `RecordFilter`: case and accents count if typed.
package struct RecordSearch: Sendable {
  package let plan: FormPlan
  /// The context of records in a list inside a record.
  package var enclosing: EnclosingObjects?
  private let typed: String
  private let words: [SearchWord]

  /// The result of a search.
  package struct Match: Hashable, Sendable {
    /// Index of the record in the given order.
    package var index: Int
    package var record: RecordID
    /// The identifier of the column that shows one of the words.
    package var column: String?
    package var isWrapped: Bool
    /// Number of the match among all; nil if the matches were not counted.
    package var tally: Tally?
  }

  /// Parses the words: all must appear, `"…"` is one, and an upper-case letter or an accent counts.
  package init(_ typed: String, by plan: FormPlan) {
    self.plan = plan
    self.typed = typed
    words = SearchWord.words(in: typed)
  }

  package var isEmpty: Bool { words.isEmpty }

  /// The next cell that shows one of the words, in a record that shows all, after `column` of the record at `index`
  /// (before it, if `.backward`) in `order` (nil: all records in file order), wrapping around; without a `column`
  /// the record at `index` comes last. If no column of any record shows them, the next record with the typed text
  /// elsewhere: in other rows, or inside objects and lists.
  ///
  /// A `index` of -1, or of the count of records, starts from that end. Nil if nothing matches or the job was
  /// stopped.
  package func next(
    from index: Int, column: String? = nil, direction: Direction = .forward, in table: RecordTable,
    order: [RecordID]? = nil,
    control: WorkControl = WorkControl(), chunks: ParallelChunks = .sequential
  ) -> Match? {
    let scope = QueryScope(table, order)
    guard !isEmpty, scope.count > 0 else { return nil }
    if let match = neighbor(of: column, at: index, direction: direction, in: scope) { return match }
    let search = self
    let walk = MatchWalk(scope: scope, control: control, chunks: chunks) {
      let binder = search.binder()
      var matcher = search.matcher(binder)
      return { index, record in
        matcher.matches(scope.reading(record, at: index, by: binder))
      }
    }
    guard let found = walk.next(from: index, direction: direction) else {
      return inside(from: index, direction, scope, control, chunks)
    }
    let reading = scope.reading(scope.record(at: found.index), at: found.index, by: binder())
    var matcher = matcher(reading.binder)
    let columns = matcher.columns(in: reading)
    return Match(
      index: found.index, record: scope.id(at: found.index),
      column: direction.isForward ? columns.first : columns.last, isWrapped: found.isWrapped)
  }

  /// The next cell in the record that the search begins in.
  private func neighbor(
    of column: String?, at index: Int, direction: Direction, in scope: QueryScope
  ) -> Match? {
    let names = plan.form.tableRows.map(\.identifier)
    guard let column, let start = names.firstIndex(ofBytes: column),
      (0..<scope.count).contains(index)
    else { return nil }
    let reading = scope.reading(scope.record(at: index), at: index, by: binder())
    var matcher = matcher(reading.binder)
    guard matcher.matches(reading) else { return nil }
    let indices = matcher.columns(in: reading).compactMap { names.firstIndex(ofBytes: $0) }
    guard
      let next = direction.isForward
        ? indices.first(where: { $0 > start }) : indices.last(where: { $0 < start })
    else { return nil }
    return Match(
      index: index, record: scope.id(at: index), column: names[next], isWrapped: false)
  }

  private func inside(
    from index: Int, _ direction: Direction, _ scope: QueryScope, _ control: WorkControl,
    _ chunks: ParallelChunks
  ) -> Match? {
    guard !control.isCancelled else { return nil }
    let search = self
    let walk = MatchWalk(scope: scope, control: control, chunks: chunks) {
      let binder = search.binder()
      let sieve = WordSieve(search.words, columns: binder.columnsInside)
      let walk = NestedWalk(to: search.typed, direction: .forward, labels: false)
      return { index, record in
        guard sieve.letsThrough(record) else { return false }
        return walk.next(from: nil, in: scope.reading(record, at: index, by: binder)) != nil
      }
    }
    return walk.next(from: index, direction: direction).map {
      Match(
        index: $0.index, record: scope.id(at: $0.index), column: nil, isWrapped: $0.isWrapped)
    }
  }

  func binder() -> RecordBinder {
    RecordBinder(plan, in: enclosing)
  }

  func matcher(_ binder: RecordBinder) -> WordMatcher {
    WordMatcher(words, in: plan.form.tableRows, binder: binder)
  }
}

extension RecordBinder {
  /// Columns of the rows of its form and of nested forms, except for secrets.
  fileprivate var columnsInside: [QueryColumn] {
    ([self] + form.forms.keys.compactMap { binder(ofForm: $0.text) }).flatMap { binder in
      binder.form.rows.filter { !$0.disclosure.isSecret }.map { QueryColumn($0, binder) }
    }
  }
}
