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
  /// What its path gets.
  package let edit: RowEdit
  /// Why it changes.
  package let reason: Reason
  /// The value that is left out of the record, to come back with the row.
  package var omitted: JSONValue?

  /// The row of the value.
  package var row: ConfigRow { state.row }
  /// Where the value is in the record.
  package var path: [JSONStep] { place + (row.valuePath?.steps ?? []) }

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
    valuePath != nil && (formula != nil || whenHidden != .keep && !conditions.isEmpty)
  }
}
