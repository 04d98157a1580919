import Forms
import JSONText
import Texts
import Values

/// What keeps what is inside of a record from being edited.
extension RecordBinder {
  /// What an object inside of a record is part of, and what locks it, by the rows that lead to its path. O(rows on the
  /// way); records are looked into only where conditions ask.
  package func surroundings(
    ofObjectAt path: [JSONStep], in record: JSONSlice
  ) -> RecordSurroundings {
    surroundings(of: path[...], in: record, surroundings, root: asReadInside(record), path)
  }

  /// What locks an object inside of a record; nil where nothing does.
  package func lock(onObjectAt path: [JSONStep], in record: JSONSlice) -> RowLock? {
    plan.locksInside ? surroundings(ofObjectAt: path, in: record).lock : nil
  }

  private func surroundings(
    of path: ArraySlice<JSONStep>, in object: JSONSlice, _ around: RecordSurroundings,
    root: JSONSlice, _ whole: [JSONStep]
  ) -> RecordSurroundings {
    guard let (row, child, length) = form.row(leadingTo: path),
      let binder = binder(ofForm: child.name)
    else { return around }
    var inner = RecordSurroundings(root: root, parent: asReadInside(object, in: around))
      .keeping(secretsOfRoot: around.rootSecrets ?? plan.secrets, ofParent: plan.secrets)
    inner.lock =
      around.lock
      ?? (row.locksInside
        ? within(around) { lock(by: row, at: whole[..<(path.startIndex + length)], in: object) }
        : nil)
    var (way, rest) = (path.prefix(length), path.dropFirst(length))
    if child.scope == .items {
      guard case .index(let index)? = rest.first else { return inner }
      inner.number = index + 1
      way = path.prefix(length + 1)
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty else { return inner }
    let next = object.lookup(Array(way)).slice ?? .emptyObject
    return binder.surroundings(of: rest, in: next, inner, root: root, whole)
  }

  /// Rows that can't be edited for what they are, as they are computed or made of parts, lock nothing.
  private func lock(
    by row: ConfigRow, at place: ArraySlice<JSONStep>, in object: JSONSlice
  ) -> RowLock? {
    let state = state(of: plan.prepared(row), in: object)
    let outer = OuterRow(
      label: row.key, place: place.isEmpty ? "" : ValuePath(steps: Array(place)).description)
    guard let reason = state.lockCause?.reason(in: texts, of: outer) else { return nil }
    return RowLock(reason: reason, isJudged: state.isJudged, isHidden: !state.isVisible)
  }
}
