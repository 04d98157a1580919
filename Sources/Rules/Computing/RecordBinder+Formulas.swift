import Expressions
import Forms
import JSONText

/// Results of formulas.
extension RecordBinder {
  func formula(of row: PreparedRow, in record: JSONSlice) -> RowFormula {
    RowFormula(binder: self, record: record, row: row)
  }

  /// The result of a row's formula for a record, as the row stores it; nil for nothing.
  package func computedValue(_ row: ConfigRow, in record: JSONSlice) -> JSONValue? {
    formula(of: plan.prepared(row), in: record).result?.stored
  }

  /// The computed value that is shown in place of a missing one, or written to a new record;
  /// nil for nothing.
  package func computedDefault(_ row: ConfigRow, in record: JSONSlice) -> JSONValue? {
    formula(of: plan.prepared(row), in: record).defaultValue
  }

  /// The result of a row with a formula where the record has no value; nil for nothing, and for
  /// a row that keeps no value while it is hidden. Computed once for a record.
  package func resultNotStored(of row: ConfigRow, in record: JSONSlice) -> JSONSlice? {
    formula(of: plan.prepared(row), in: record).resultNotStored
  }

  /// The result where the record has no value, for the row at an index of the form; copies no
  /// row.
  package func resultNotStored(ofRowAt place: Int, in record: JSONSlice) -> JSONSlice? {
    formula(of: plan.rows[place], in: record).resultNotStored
  }

  /// True if a record holds another value than the row's formula results in, or none.
  package func isStale(_ row: ConfigRow, _ content: RowContent, in record: JSONSlice) -> Bool {
    formula(of: plan.prepared(row), in: record).isStale(content)
  }
}
