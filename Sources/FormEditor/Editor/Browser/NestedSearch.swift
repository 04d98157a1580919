import JSONText
import Records
import Rules

/// The target of a search at any depth of a record.
enum NestedTarget {
  case problem
  case text(String)
}

/// Finds problems and texts at any depth of the file's records.
struct NestedSearch {
  let reader: RecordReader
  /// Returns the rows with drafts or conflicts.
  let marked: () -> [Location]

  /// The next row from a place of a record on, the ends joined; nil where there is none.
  func next(
    _ target: NestedTarget, from place: [Int], forward: Bool, in record: RecordID
  ) -> NestedRow? {
    find(target, from: place, forward: forward, in: record)
      ?? find(target, from: nil, forward: forward, in: record)
  }

  private func find(
    _ target: NestedTarget, from place: [Int]?, forward: Bool, in record: RecordID
  ) -> NestedRow? {
    let reading = reader.reading(of: record)
    switch target {
    case .text(let text):
      return NestedWalk(to: text, forward: forward, labels: true)
        .next(from: place, in: reading)
    case .problem:
      let found = NestedWalk(toProblemsForward: forward)
        .next(from: place, in: reading)
      let marked = marked(in: record).filter { row in
        place.map { isBeyond(row.place, $0, forward) } ?? true
      }
      return (marked + [found].compactMap(\.self)).min { isBeyond($1.place, $0.place, forward) }
    }
  }

  /// The rows of a record that have drafts or conflicts.
  private func marked(in record: RecordID) -> [NestedRow] {
    marked().compactMap { location in
      guard location.record == record,
        let row = reader.binder.binder(at: location.path[...])?.plan.row(named: location.row),
        let place = reader.binder.form.nestedIndices(ofRow: location.row, at: location.path[...])
      else { return nil }
      return NestedRow(row: row, path: location.path, place: place)
    }
  }

  private func isBeyond(_ place: [Int], _ other: [Int], _ forward: Bool) -> Bool {
    forward
      ? other.lexicographicallyPrecedes(place) : place.lexicographicallyPrecedes(other)
  }
}
