import Forms
import JSONText

/// That nothing inside of an object or a list can be edited, as a row that leads there is read only, hidden or disabled.
package struct RowLock: Sendable {
  /// Why, for the person who tries.
  package let reason: String
  /// Whether what is inside is judged: not where the row is hidden or disabled.
  package let isJudged: Bool
}

extension RecordBinder {
  /// What an object inside of a record is part of, and what locks it, by the rows that lead to its path. O(rows on the
  /// way); records are looked into only where conditions ask.
  package func surroundings(
    ofObjectAt path: [JSONStep], in record: JSONSlice
  ) -> RecordSurroundings {
    surroundings(of: path[...], in: record, surroundings, root: record)
  }

  /// What locks an object inside of a record; nil where nothing does.
  package func lock(onObjectAt path: [JSONStep], in record: JSONSlice) -> RowLock? {
    locksInside ? surroundings(ofObjectAt: path, in: record).lock : nil
  }

  private func surroundings(
    of path: ArraySlice<JSONStep>, in object: JSONSlice, _ around: RecordSurroundings,
    root: JSONSlice
  ) -> RecordSurroundings {
    guard let (row, child, length) = form.row(leadingTo: path),
      let binder = binder(ofForm: child.name)
    else { return around }
    var inner = RecordSurroundings(root: root, parent: object)
    inner.rootSecrets = around.rootSecrets ?? secrets
    inner.parentSecrets = secrets
    inner.lock =
      around.lock ?? (row.locksInside ? within(around) { lock(by: row, in: object) } : nil)
    var (way, rest) = (path.prefix(length), path.dropFirst(length))
    if child.scope == .items {
      guard case .index(let index)? = rest.first else { return inner }
      inner.number = index + 1
      way = path.prefix(length + 1)
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty else { return inner }
    var next = JSONSlice.emptyObject
    if case .found(let slice) = object.lookup(Array(way)) { next = slice }
    return binder.surroundings(of: rest, in: next, inner, root: root)
  }

  /// Rows that can't be edited for what they are, as they are computed or made of parts, lock nothing.
  private func lock(by row: ConfigRow, in object: JSONSlice) -> RowLock? {
    let prepared = prepared(row)
    let state = state(of: prepared, in: object)
    guard let reason = state.readOnlyReason,
      prepared.isReadOnly || reason != prepared.state.readOnlyReason
    else { return nil }
    return RowLock(reason: reason, isJudged: state.isJudged)
  }
}
