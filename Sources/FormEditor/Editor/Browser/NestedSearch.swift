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

  /// The next row from a position of a record on, the ends joined; nil where there is none.
  func next(
    _ target: NestedTarget, from indices: [Int], forward: Bool, in record: RecordID
  ) -> NestedRow? {
    find(target, from: indices, forward: forward, in: record)
      ?? find(target, from: nil, forward: forward, in: record)
  }

  private func find(
    _ target: NestedTarget, from indices: [Int]?, forward: Bool, in record: RecordID
  ) -> NestedRow? {
    let reading = reader.reading(of: record)
    switch target {
    case .text(let text):
      return NestedWalk(to: text, forward: forward, labels: true)
        .next(from: indices, in: reading)
    case .problem:
      let found = NestedWalk(toProblemsForward: forward)
        .next(from: indices, in: reading)
      let marked = marked(in: record).filter { row in
        indices.map { isBeyond(row.indices, $0, forward) } ?? true
      }
      return (marked + [found].compactMap(\.self)).min { isBeyond($1.indices, $0.indices, forward) }
    }
  }

  /// The rows of a record that have drafts or conflicts.
  private func marked(in record: RecordID) -> [NestedRow] {
    marked().compactMap { location in
      guard location.record == record,
        let row = reader.binder.binder(at: location.path[...])?.plan.row(named: location.row),
        let indices = reader.binder.form.nestedIndices(ofRow: location.row, at: location.path[...])
      else { return nil }
      return NestedRow(row: row, path: location.path, indices: indices)
    }
  }

  private func isBeyond(_ indices: [Int], _ other: [Int], _ forward: Bool) -> Bool {
    forward
      ? other.lexicographicallyPrecedes(indices) : indices.lexicographicallyPrecedes(other)
  }
}
