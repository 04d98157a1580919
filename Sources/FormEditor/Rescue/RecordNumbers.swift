import JSONText
import Records

/// Numbers of records, from 1 and ascending, as ranges: `1-3,7`.
package struct RecordNumbers: Hashable, Sendable {
  /// Ranges in ascending order, with gaps between them.
  package private(set) var ranges: [ClosedRange<Int>] = []

  /// The numbers that the records of a set have in a table. O(n log n).
  package init(of records: RecordSet, in table: RecordTable) {
    for index in records.members.compactMap({ table.index(of: $0) }).sorted() {
      append(index + 1)
    }
  }

  /// Nil for a text that is not a list of ranges.
  package init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1).compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first > (ranges.last?.upperBound ?? 0),
        first <= last
      else { return nil }
      ranges.append(first...last)
    }
  }

  package var text: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }

  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The records that have these numbers in a table; nil where it has fewer.
  func records(in table: RecordTable) -> RecordSet? {
    guard (ranges.last?.upperBound ?? 0) <= table.count else { return nil }
    return RecordSet(ranges.joined().map { table.id(at: $0 - 1) })
  }

  private mutating func append(_ number: Int) {
    if let last = ranges.last, last.upperBound == number - 1 {
      ranges[ranges.count - 1] = last.lowerBound...number
    } else {
      ranges.append(number...number)
    }
  }
}
