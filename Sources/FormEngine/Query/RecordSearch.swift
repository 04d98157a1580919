import JSONText

/// Goes from match to match in a table: words that must all appear in what the columns show.
///
/// The words are those of `RecordFilter`: case and accents count where typed with some.
package struct RecordSearch: Sendable {
  package let form: Form
  package let locale: FormLocale
  private let words: [SearchWord]

  /// Where a search ended.
  package struct Match: Hashable, Sendable {
    /// The place in the order that was given.
    package var place: Int
    package var record: RecordID
    /// The identifier of the first column that shows one of the words.
    package var column: String?
    /// Whether the search went past the end and began at the other one.
    package var isWrapped: Bool
  }

  package init(_ typed: String, form: Form, locale: FormLocale) {
    self.form = form
    self.locale = locale
    words = SearchWord.words(in: typed)
  }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { words.isEmpty }

  /// The next match after `place` (before it, if not `forward`) in `order` (nil: all records in
  /// file order), going round at the end; the record at `place` comes last.
  ///
  /// A `place` of -1, or of the count of records, starts from the end it is beyond. Nil where
  /// nothing matches or the job was stopped.
  package func next(
    from place: Int, forward: Bool = true, in table: RecordTable, order: [RecordID]? = nil,
    control: WorkControl = WorkControl(), chunks: ParallelChunks = .sequential
  ) -> Match? {
    let scope = QueryScope(table, order)
    guard !isEmpty, scope.count > 0 else { return nil }
    control.begin(scope.count)
    let after = min(max(place + 1, 0), scope.count)
    let before = min(max(place, 0), scope.count)
    let legs =
      forward ? [after..<scope.count, 0..<after] : [0..<before, before..<scope.count]
    for (leg, places) in legs.enumerated() {
      guard let found = first(in: places, forward: forward, scope, control, chunks) else {
        if control.isCancelled { return nil }
        continue
      }
      var matcher = matcher()
      return Match(
        place: found, record: scope.id(at: found),
        column: matcher.column(in: scope.record(at: found)), isWrapped: leg == 1)
    }
    return nil
  }

  /// Records that are looked through before the nearest match among them is taken.
  private static let blockCount = 16_384

  private func first(
    in places: Range<Int>, forward: Bool, _ scope: QueryScope, _ control: WorkControl,
    _ chunks: ParallelChunks
  ) -> Int? {
    // Matches are often near: the first blocks are small.
    var size = 256
    var rest = places
    while !rest.isEmpty, !control.isCancelled {
      let block = forward ? rest.prefix(size) : rest.suffix(size)
      let base = block.lowerBound
      let found = chunks.map(block.count) { part -> Int? in
        var matcher = matcher()
        var match: Int?
        let range = base + part.lowerBound..<base + part.upperBound
        _ = scope.forEach(in: range, control) { place, record in
          guard matcher.matches(record) else { return true }
          match = place
          // Backwards the last one of the part is wanted.
          return !forward
        }
        return match
      }
      let matches = found.compactMap { $0 }
      if let match = forward ? matches.first : matches.last, !control.isCancelled { return match }
      rest = forward ? block.upperBound..<rest.upperBound : rest.lowerBound..<block.lowerBound
      size = min(size * 4, Self.blockCount)
    }
    return nil
  }

  private func matcher() -> WordMatcher {
    WordMatcher(words, form: form, binder: RecordBinder(form: form, locale: locale))
  }
}
