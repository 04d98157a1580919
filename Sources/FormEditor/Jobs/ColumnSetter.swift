import Cells
import Forms
import JSONText
import Records
import Rules
import Values

/// Makes the bytes that records have with a column set, one record after the other.
struct ColumnSetter {
  let row: ConfigRow
  let edit: ColumnEdit
  let table: RecordTable
  private(set) var result: Result

  /// The result of setting the column.
  struct Result: Sendable {
    var changed: [(id: RecordID, slice: JSONSlice)] = []
    /// The changes as edits, by the values that the records get.
    var edits: BulkEdits
    var consequences = ConsequenceEdits()
    var refused = RecordSet()
    /// Why the first refused records can't have the value.
    var refusals: [ColumnChange.Refusal] = []
    /// Records in which nothing comes of an expression.
    var unresolved = RecordSet()
  }

  init(row: ConfigRow, edit: ColumnEdit, table: RecordTable) {
    self.row = row
    self.edit = edit
    self.table = table
    result = Result(edits: BulkEdits(path: row.valuePath?.steps ?? []))
  }

  mutating func set(_ id: RecordID, by binder: RecordBinder) {
    do throws(ValidationFailure) {
      guard let (edit, path) = try change(of: id, by: binder) else {
        result.unresolved.insert(id)
        return
      }
      guard let value = edit.newValue else { return }
      let after = try slice(of: id, with: value, at: path, binder)
      guard !after.hasSameBytes(as: table[id]) else { return }
      result.changed.append((id, withConsequences(of: after, for: id, by: binder)))
      result.edits.add(edit.writtenValue, to: id)
    } catch {
      result.refused.insert(id)
      if result.refusals.count < ColumnChange.mostListed {
        result.refusals.append(ColumnChange.Refusal(record: id, reason: error.message))
      }
    }
  }

  /// The record with what its change does to other values.
  private mutating func withConsequences(
    of after: JSONSlice, for id: RecordID, by binder: RecordBinder
  ) -> JSONSlice {
    guard binder.plan.hasConsequences, let path = row.valuePath?.steps else { return after }
    var changed = table
    changed.replace(id, with: after)
    let following = binder.consequences(in: id, of: [path], from: table, to: changed)
    result.consequences.add(following.edits, in: id)
    return following.table[id]
  }

  /// Nil where an expression has no result.
  private func change(
    of id: RecordID, by binder: RecordBinder
  ) throws(ValidationFailure) -> (edit: RowEdit, path: ValuePath)? {
    guard table.fault(of: id) == nil else { throw failure(.type, binder.texts.lineIsInvalidJSON) }
    let reading = binder.reading(table[id])
    let bound = reading.bindToConvert(row)
    guard let path = row.valuePath, bound.isEditable else {
      throw failure(.path, bound.readOnlyReason ?? binder.texts.itIsReadOnly)
    }
    let original = table.originalContent(of: row, in: id)
    let conversion: Swift.Result<RowEdit?, ValidationFailure> =
      switch edit {
      case .cell(.text(let text)):
        binder.entry(in: bound).conversion(of: text, original: original).map { $0 }
      case .cell(.value(let value)):
        binder.entry(in: bound).conversion(of: value, isAsked: true).map { $0 }
      case .cell(.clear): binder.entry(in: bound).conversion(of: "", original: original).map { $0 }
      case .expression(let expression):
        expression.edit(of: bound, in: reading, original: original)
      }
    return try conversion.get().map { ($0, path) }
  }

  private func slice(
    of id: RecordID, with value: NewValue, at path: ValuePath, _ binder: RecordBinder
  ) throws(ValidationFailure) -> JSONSlice {
    do throws(JSONEditError) {
      return try table.record(id, with: value, at: path.steps)
    } catch {
      throw failure(
        .path,
        error.message(
          at: path, binder.state(of: row).disclosure, in: binder.texts))
    }
  }

  private func failure(_ rule: RuleName, _ message: String) -> ValidationFailure {
    ValidationFailure(rule: rule, severity: .error, message: message)
  }
}

extension RecordTable {
  /// The content of a row when the record was read: clearing a row that wasn't there removes
  /// it again.
  func originalContent(
    of row: ConfigRow, in id: RecordID, at path: [JSONStep] = []
  ) -> RowContent {
    guard let steps = row.valuePath?.steps else { return .none }
    guard case .found(let slice)? = original(id)?.lookup(path + steps) else { return .missing }
    return .value(slice)
  }
}
