import Forms
import JSONText

/// States of rows for records.
extension RecordReading {
  /// The state of a row. O(1), after one pass over the record.
  package func state(of row: ConfigRow) -> RowState {
    state(of: prepared[row], content(of: row))
  }

  /// The state of a row for a record with `content` at the row's path.
  func state(of row: PreparedRow, _ content: RowContent) -> RowState {
    let state = state(of: row)
    guard case .unreachable(let reason) = content else { return state }
    return state.readOnly(because: reason)
  }

  /// The state of a row for a record, regardless of the content at its path. O(1) for a row
  /// that is the same for all records.
  func state(of row: PreparedRow) -> RowState {
    guard row.varies else { return locked(row.state) }
    if row.variants != nil { return state(of: shapes.row(row)) }
    if let missing = row.stateWhereMissing, content(of: row).slice == nil { return missing }
    let scope = RecordScope(self, row: row.state)
    let state = row.conditional?.state(in: scope) ?? row.state
    return locked(row.offered?.state(state, in: scope) ?? state)
  }

  /// The state of a row whose object may be locked.
  private func locked(_ state: RowState) -> RowState {
    guard let lock = context.lock, state.isEditable else { return state }
    return state.readOnly(because: lock.reason)
  }
}
