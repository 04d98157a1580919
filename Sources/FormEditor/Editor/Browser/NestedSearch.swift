import JSONText
import Queries
import Records
import Rules
import Values

/// Finds problems and texts at any depth of the file's records.
struct NestedSearch {
  let search: Search
  let document: OpenDocument

  /// The next row beyond one of its record, the ends joined; nil where there is none.
  func next(beyond location: Location) -> NestedRow? {
    indices(of: location).flatMap { next(from: $0, in: location.record) }
  }

  /// The next row that is not in a list; nil where all are. `item`: the location of a row of the first item.
  func next(beyondListOf item: Location) -> NestedRow? {
    guard let row = indices(of: item).map({ Array($0.dropLast(2)) }) else { return nil }
    let found = next(from: row + [search.direction.isForward ? Int.max : 0], in: item.record)
    return found.flatMap { !$0.indices.starts(with: row) || $0.indices == row ? $0 : nil }
  }

  /// The number of the match at a location among those of its record; nil where that is none, or the record is long.
  func tally(at location: Location) -> RecordSearch.Tally? {
    guard case .text(let text) = search.target, let cursor = indices(of: location) else {
      return nil
    }
    let reading = document.reader.reading(of: location.record)
    guard reading.record.range.count <= Self.longestCounted else { return nil }
    let matches = NestedWalk(to: text, direction: .forward, labels: true).allIndices(in: reading)
    return matches.firstIndex(of: cursor).map { .init(number: $0 + 1, count: matches.count) }
  }

  /// Maximum length in bytes of a record whose matches are counted while a key waits.
  private static let longestCounted = 1 << 18

  private func indices(of location: Location) -> [Int]? {
    document.form.nestedIndices(
      ofRow: location.row, at: location.path[...], in: document.table[location.record])
  }

  private func next(from indices: [Int], in record: RecordID) -> NestedRow? {
    find(from: indices, in: record) ?? find(from: nil, in: record)
  }

  private func find(from indices: [Int]?, in record: RecordID) -> NestedRow? {
    let reading = document.reader.reading(of: record)
    switch search.target {
    case .text(let text):
      return NestedWalk(to: text, direction: search.direction, labels: true)
        .next(from: indices, in: reading)
    case .problem:
      let found = NestedWalk(toProblems: search.direction)
        .next(from: indices, in: reading)
      let marked = marked(in: record).filter { row in
        indices.map { isBeyond(row.indices, $0) } ?? true
      }
      return (marked + [found].compactMap(\.self)).min { isBeyond($1.indices, $0.indices) }
    }
  }

  /// The rows of a record that have drafts or conflicts.
  private func marked(in record: RecordID) -> [NestedRow] {
    let conflicts = document.openConflicts.map { document.location(of: $0) }
    return (Array(document.shownDrafts.keys) + conflicts).compactMap { location in
      guard location.record == record,
        let row = document.binder.binder(at: location.path[...])?.plan.row(named: location.row),
        let indices = indices(of: location)
      else { return nil }
      return NestedRow(row: row, path: location.path, indices: indices)
    }
  }

  private func isBeyond(_ indices: [Int], _ other: [Int]) -> Bool {
    search.direction.isForward
      ? other.lexicographicallyPrecedes(indices) : indices.lexicographicallyPrecedes(other)
  }
}
