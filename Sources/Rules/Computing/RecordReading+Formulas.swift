import Expressions
import Forms
import JSONText

/// Results of formulas.
extension RecordReading {
  func formula(of row: PreparedRow) -> RowFormula { RowFormula(reading: self, row: row) }

  /// The result of a row's formula for a record, as the row stores it; nil for nothing.
  package func computedValue(_ row: ConfigRow) -> JSONValue? {
    formula(of: prepared[row]).result?.stored
  }

  /// The computed value that is shown in place of a missing one, or written to a new record;
  /// nil for nothing.
  package func computedDefault(_ row: ConfigRow) -> JSONValue? {
    formula(of: prepared[row]).defaultValue
  }

  /// The result of a row with a formula where the record has no value; nil for nothing, and for
  /// a row that keeps no value while it is hidden. Computed once for a record.
  package func resultNotStored(of row: ConfigRow) -> JSONSlice? {
    formula(of: prepared[row]).resultNotStored
  }

  /// The result where the record has no value, for the row at an index of the form; copies no
  /// row.
  package func resultNotStored(ofRowAt index: Int) -> JSONSlice? {
    formula(of: prepared.rows[index]).resultNotStored
  }

  /// The value shown where the record has none: the formula's result, or else the default.
  func defaultValue(of state: RowState) -> JSONSlice? {
    guard state.row.hasFormulas, state.row.valuePath != nil else { return state.defaultValue }
    return resultNotStored(of: state.row) ?? state.defaultValue
  }
}
