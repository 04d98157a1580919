import Records
import SourceText

extension RecordSearch {
  /// The number of a match among all.
  package struct Tally: Hashable, Sendable {
    /// Number of the match among all, from 1.
    package var number: Int
    package var count: Int

    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// Maximum number of records in which matching cells are counted; in more, the next match
  /// arrives long before.
  package static let mostCounted = 20_000

  /// The number of a match among all matching cells; nil for one in no column, among too many records, and if the job
  /// was stopped. O(records).
  package func tally(
    of match: Match, in table: RecordTable, order: [RecordID]? = nil,
    control: WorkControl = WorkControl()
  ) -> Tally? {
    let scope = QueryScope(table, order)
    guard let column = match.column, scope.count <= Self.mostCounted else { return nil }
    let binder = binder()
    var matcher = matcher(binder)
    var (number, count): (Int?, Int) = (nil, 0)
    let isDone = scope.forEach(in: 0..<scope.count, control) { position, record in
      let reading = scope.reading(record, at: position, by: binder)
      guard matcher.matches(reading) else { return true }
      let columns = matcher.columns(in: reading)
      if position == match.index, let index = columns.firstIndex(ofBytes: column) {
        number = count + index + 1
      }
      count += columns.count
      return true
    }
    guard isDone else { return nil }
    return number.map { Tally(number: $0, count: count) }
  }
}
