import Records
import SourceText

extension RecordSearch {
  /// Which of all matches one is.
  package struct Tally: Hashable, Sendable {
    /// From 1.
    package var number: Int
    package var count: Int

    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// In so many records the cells that match are counted; the next one of more is there long before.
  package static let mostCounted = 20_000

  /// Which of all cells that match a match is; nil for one in no column, among too many records, and where the job was
  /// stopped. O(records).
  package func tally(
    of match: Match, in table: RecordTable, order: [RecordID]? = nil,
    control: WorkControl = WorkControl()
  ) -> Tally? {
    let scope = QueryScope(table, order)
    guard let column = match.column, scope.count <= Self.mostCounted else { return nil }
    let binder = binder()
    var matcher = matcher(binder)
    var (number, count): (Int?, Int) = (nil, 0)
    let isDone = scope.forEach(in: 0..<scope.count, control) { place, record in
      scope.enter(place, binder)
      guard matcher.matches(record) else { return true }
      let columns = matcher.columns(in: record)
      if place == match.place, let index = columns.firstIndex(ofBytes: column) {
        number = count + index + 1
      }
      count += columns.count
      return true
    }
    guard isDone else { return nil }
    return number.map { Tally(number: $0, count: count) }
  }
}
