import Forms
import JSONText

/// Values of rows that an edit hides or shows: `whenHidden`.
extension ConsequenceSearch {
  /// Sees to the rows of an object that the edit hides or shows, one after the other: a row that one of them hides is
  /// hidden by the edit, too. O(rows²) at most.
  mutating func hide(in object: FormObject, by binder: RecordBinder) {
    guard !binder.plan.rowsActingWhenHidden.isEmpty,
      let formerObject = formerObject(of: object), let before = formerObject.reading(in: former)
    else { return }
    let wasShown = before.plan.rowsActingWhenHidden.map { before.state(of: $0).isVisible }
    let objectWasShown = formerObject.isShown(in: former)
    var isSettled = false
    while !isSettled, !isGivenUp, let reading = reading(of: object, by: binder) {
      isSettled = true
      for (row, wasShown) in zip(binder.plan.rowsActingWhenHidden, wasShown) {
        let key = RowKey(objectPath: object.objectPath, row: row.identifier)
        guard !settled.contains(key),
          reading.state(of: row).isVisible != wasShown
        else { continue }
        settled.insert(key)
        // Nobody saw the row before: the edit has not hidden it.
        if wasShown && !objectWasShown { continue }
        let bound = reading.bindUnconditionally(row)
        let consequence =
          wasShown
          ? hiding(bound, in: object, by: binder)
          : showing(bound, of: reading, in: object)
        if let consequence, make(consequence) {
          mayRepeat = true
          isSettled = false
          break
        }
        if row.hasFormulas, case .missing = bound.content, let path = row.valuePath {
          // Its result comes or goes for those that read it, though nothing is stored.
          edited.append(object.objectPath + path.steps)
        }
      }
    }
  }

  private func hiding(
    _ bound: BoundRow, in object: FormObject, by binder: RecordBinder
  ) -> Consequence? {
    let row = bound.row
    guard bound.isEditable || row.isComputed, case .value(let slice) = bound.content else {
      return nil
    }
    switch row.whenHidden {
    case .keep: return nil
    case .clear:
      let edit = binder.entry(in: bound).cleared
      return edit == .unchanged
        ? nil
        : Consequence(
          state: bound.state, objectPath: object.objectPath, edit: edit, reason: .hidden)
    case .omit:
      // Without an element of a list the others would move up, and it could not come back to its index.
      if case .index? = row.valuePath?.steps.last { return nil }
      return Consequence(
        state: bound.state, objectPath: object.objectPath, edit: .remove, reason: .hidden,
        omitted: slice.value)
    }
  }

  /// The value that was left out, or what the row's formula comes to now. Only where nothing was written meanwhile.
  private func showing(
    _ bound: BoundRow, of reading: RecordReading, in object: FormObject
  ) -> Consequence? {
    let row = bound.row
    guard bound.isEditable || row.isComputed, isLeftOut(bound, in: object) else { return nil }
    let omitted = row.isComputed ? nil : omitted(object.objectPath, row)
    guard let value = omitted ?? reading.computedValue(row) else { return nil }
    return Consequence(
      state: bound.state, objectPath: object.objectPath, edit: .set(value), reason: .shown)
  }

  /// True if there is no value at a row's path: it is missing, null where a record of the
  /// source has all members, or the rest of a result that was cleared.
  private func isLeftOut(_ bound: BoundRow, in object: FormObject) -> Bool {
    switch bound.content {
    case .missing: return true
    case .value(let value) where bound.row.isComputed && bound.row.whenHidden == .clear:
      return value.isEmptyValue
    case .value(let value):
      guard value.kind == .null, let origin = self.record.table.origin else { return false }
      let path = object.objectPath + (bound.row.valuePath?.steps ?? [])
      return path.count == 1 && !origin.mayLackMembers
    case .none, .unreachable: return false
    }
  }
}
