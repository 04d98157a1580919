import Cells
import Forms
import JSONText
import Records
import Rules

/// Makes the bytes that records have with a column set, one record after the other.
struct ColumnSetter {
  let row: ConfigRow
  let edit: CellEdit
  let table: RecordTable
  let binder: RecordBinder
  private(set) var result = Result()

  /// What came of it.
  struct Result: Sendable {
    var changed: [(id: RecordID, slice: JSONSlice)] = []
    var refused = RecordSet()
    /// Why the first refused record can't take the value.
    var reason: String?
  }

  init(row: ConfigRow, edit: CellEdit, table: RecordTable, binder: RecordBinder) {
    self.row = row
    self.edit = edit
    self.table = table
    self.binder = binder
  }

  mutating func set(_ id: RecordID) {
    do throws(ValidationFailure) {
      let before = table[id]
      let after = try slice(of: id)
      if !after.hasSameBytes(as: before) { result.changed.append((id, after)) }
    } catch {
      result.refused.insert(id)
      result.reason = result.reason ?? error.message
    }
  }

  private func slice(of id: RecordID) throws(ValidationFailure) -> JSONSlice {
    guard table.fault(of: id) == nil else { throw failure(.type, "the line is no JSON") }
    let bound = binder.bindToConvert(row, to: table[id])
    guard let path = row.valuePath, bound.isEditable else {
      throw failure(.path, bound.readOnlyReason ?? "it is read-only")
    }
    let conversion =
      switch edit {
      case .text(let text):
        binder.conversion(
          of: text, in: bound, original: table.originalContent(of: row, in: id))
      case .value(let value): binder.conversion(of: value, in: bound)
      }
    let change = try conversion.get()
    do throws(JSONEditError) {
      switch change {
      case .unchanged: return table[id]
      case .set(let value): return try table.record(id, setting: value, at: path.steps)
      case .remove:
        return try table.record(id, removing: path.steps, withMadeContainers: true)
      }
    } catch {
      throw failure(.path, "\(path) can't be written")
    }
  }

  private func failure(_ rule: RuleName, _ message: String) -> ValidationFailure {
    ValidationFailure(rule: rule, severity: .error, message: message)
  }
}

extension RecordTable {
  /// What a record held when it was read: clearing a row that wasn't there removes it again.
  func originalContent(of row: ConfigRow, in id: RecordID) -> RowContent {
    guard let path = row.valuePath else { return .none }
    guard case .found(let slice)? = original(id)?.lookup(path.steps) else { return .missing }
    return .value(slice)
  }
}
