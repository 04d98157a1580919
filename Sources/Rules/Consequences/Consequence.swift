import Forms
import JSONText
import Records

/// What an edit does to another value: that of a row which it hides or shows, or whose formula reads what was edited.
package struct Consequence: Sendable {
  /// Why the value changes.
  package enum Reason: Hashable, Sendable { case hidden, shown, computed }

  /// The row of the value, as it is for the record.
  let state: RowState
  /// Where the object with the row is in the record; empty for the record itself.
  package let place: [JSONStep]
  /// Where the value is in the record.
  package let path: [JSONStep]
  /// What its path gets.
  package let edit: RowEdit
  /// Why it changes.
  package let reason: Reason
  /// The value that is left out of the record, to come back with the row.
  package var omitted: JSONValue?

  /// The row of the value.
  package var row: ConfigRow { state.row }

  init(
    state: RowState, place: [JSONStep], edit: RowEdit, reason: Reason, omitted: JSONValue? = nil
  ) {
    self.state = state
    self.place = place
    path = place + (state.row.valuePath?.steps ?? [])
    self.edit = edit
    self.reason = reason
    self.omitted = omitted
  }

  /// Makes it in a record; nil where that changes nothing. Where the source can't hold null, the member is removed; where
  /// each record has all members, it becomes null.
  func make(in record: inout RecordSplicer) -> ValueEdit? {
    let found = record.lookup(path)
    for edit in [edit] + otherEdits {
      guard let value = edit.edit(of: row, at: place, in: record.id, where: found) else {
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

  /// The same in place of a scalar that the record without what is held back has at the row's path, which nobody finds in
  /// the record but those who know what is held; with what is there then. Nil where that can't be done.
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

  /// What is done in place of an edit that the source refuses.
  private var otherEdits: [RowEdit] {
    switch edit {
    case .set(.null): [.remove]
    case .remove where reason == .hidden: [.set(.null)]
    case .set, .remove, .unchanged: []
    }
  }
}

extension ConfigRow {
  /// Whether an edit of another row may change its value.
  var mayFollow: Bool {
    valuePath != nil && (formula != nil || actsWhenHidden)
  }
}
