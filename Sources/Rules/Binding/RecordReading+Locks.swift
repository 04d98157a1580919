import Forms
import JSONText
import Texts
import Values

/// Locks that keep values inside a record from being edited.
extension RecordReading {
  /// The context of an object inside of a record, with what locks it, by the rows that lead to its path. O(rows on the
  /// way); records are looked into only where conditions ask.
  package func context(ofObjectAt path: [JSONStep]) -> RecordContext {
    context(of: path[...], root: asEnclosing, path)
  }

  /// The lock of an object inside a record; nil if nothing locks it.
  package func lock(onObjectAt path: [JSONStep]) -> RowLock? {
    plan.locksInside ? context(ofObjectAt: path).lock : nil
  }

  private func context(
    of path: ArraySlice<JSONStep>, root: EnclosingObject, _ whole: [JSONStep]
  ) -> RecordContext {
    guard let (row, child, length) = plan.form.row(leadingTo: path),
      let binder = binder.binder(ofForm: child.name)
    else { return context }
    let ownLock = row.locksInside ? lock(by: row, at: whole[..<(path.startIndex + length)]) : nil
    var inner = RecordContext(root: root, parent: asEnclosing, lock: context.lock ?? ownLock)
    var (way, rest) = (path.prefix(length), path.dropFirst(length))
    if child.scope.isOfItems {
      guard let step = rest.first, child.scope.hasItem(at: step) else { return inner }
      inner.item = record.lookup(Array(way)).slice?.position(at: step)
      way = path.prefix(length + 1)
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty else { return inner }
    let next = record.lookup(Array(way)).slice ?? .emptyObject
    return binder.within(inner).reading(next).context(of: rest, root: root, whole)
  }

  /// Rows that can't be edited for what they are, as they are computed or made of parts, lock nothing.
  private func lock(by row: ConfigRow, at path: ArraySlice<JSONStep>) -> RowLock? {
    let state = state(of: prepared[row])
    let outer = OuterRow(
      label: row.key, path: path.isEmpty ? "" : ValuePath(steps: Array(path)).description)
    guard let reason = state.lockCause?.reason(in: texts, of: outer) else { return nil }
    return RowLock(reason: reason, isJudged: state.isJudged, isHidden: !state.isVisible)
  }
}
