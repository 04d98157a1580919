import Forms
import JSONText
import Records

/// Change of another value caused by an edit: the value of a row that the edit hides or
/// shows, or whose formula reads the edited value.
package struct Consequence: Sendable {
  /// Why the value changes.
  package enum Reason: Hashable, Sendable { case hidden, shown, computed }

  let state: RowState
  /// Path of the object that has the row; empty for the record itself.
  package let objectPath: [JSONStep]
  package let path: [JSONStep]
  package let edit: RowEdit
  package let reason: Reason
  /// Value removed from the record, to be restored when the row is shown again.
  package var omitted: JSONValue?

  package var row: ConfigRow { state.row }

  init(
    state: RowState, objectPath: [JSONStep], edit: RowEdit, reason: Reason,
    omitted: JSONValue? = nil
  ) {
    self.state = state
    self.objectPath = objectPath
    path = objectPath + (state.row.valuePath?.steps ?? [])
    self.edit = edit
    self.reason = reason
    self.omitted = omitted
  }

  /// Makes it in a record; nil where that changes nothing. Where the source can't hold null, the member is removed; where
  /// each record has all members, it becomes null.
  func make(in record: inout RecordSplicer) -> ValueEdit? {
    let found = record.lookup(path)
    for edit in [edit] + otherEdits {
      guard let value = edit.edit(of: row, at: objectPath, in: record.id, where: found) else {
        return nil
      }
      do throws(JSONEditError) {
        return try record.make(value.after, at: value.path) ? value : nil
      } catch {
        guard case .refused = error, case .member? = path.last else { return nil }
      }
    }
    return nil
  }

  /// Makes the change in place of a scalar that is at the row's path in the record without
  /// pending edits. The new value stays pending: only readers that know the pending values find
  /// it. Returns the edit, nil if nothing changes, and the value that is there then; nil where
  /// it can't be done.
  func replace(
    _ former: JSONSlice, in record: inout RecordSplicer
  ) -> (edit: ValueEdit?, value: JSONSlice)? {
    guard case .set(let value) = edit,
      let new = try? record.replace(former, at: path, with: value)
    else { return nil }
    return (
      new.isChanged ? ValueEdit(setting: value, at: path, over: new.former, in: record.id) : nil,
      new.slice
    )
  }

  private var otherEdits: [RowEdit] {
    switch edit {
    case .set(.null): [.remove]
    case .remove where reason == .hidden: [.set(.null)]
    case .set, .remove, .unchanged: []
    }
  }
}

extension ConfigRow {
  var mayFollow: Bool {
    valuePath != nil && (formula != nil || actsWhenHidden)
  }
}
