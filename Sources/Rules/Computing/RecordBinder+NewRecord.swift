import Forms
import JSONText
import Records

/// Records that are new have the form's defaults and what its formulas come to; opening one writes none.
extension RecordBinder {
  /// The bytes of a new record at `place`, in the style of the others; nil where the file is no list.
  package func newRecord(at place: Int, in table: RecordTable) -> JSONSlice? {
    var scratch = table
    guard let id = scratch.insert(emptyRecord, at: place) else { return nil }
    setDefaults(in: id, of: &scratch)
    return scratch[id]
  }

  /// An object; what a row takes that is about the record itself.
  private var emptyRecord: JSONValue {
    guard let whole = form.rows.first(where: { $0.valuePath?.steps.isEmpty == true }) else {
      return .object([])
    }
    switch whole.valueType {
    case .string, .any, .date: return .string("")
    case .integer, .number, .bool: return .null
    case .array: return .array([])
    case .object: return .object([])
    }
  }

  /// Gives a new record the form's defaults. One that finds no place is left out, as if the form had none.
  package func setDefaults(in record: RecordID, of table: inout RecordTable) {
    for row in form.rows {
      guard let path = row.valuePath, let value = row.defaultValue else { continue }
      _ = try? table.set(value, at: path.steps, in: record)
    }
    for row in computedRows {
      guard let path = row.valuePath, case .missing = content(of: row, in: table[record]),
        state(of: row, in: table[record]).isVisible,
        let value = computedDefault(row, in: table[record])
      else { continue }
      _ = try? table.set(value, at: path.steps, in: record)
    }
  }
}
