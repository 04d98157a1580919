import Values

extension Form {
  /// True if records of `other` can be records of this form: both have rows for the same
  /// values.
  package func takesRecords(of other: Form) -> Bool { values == other.values }

  private struct RowValue: Hashable {
    let path: ValuePath
    let type: ValueType
    let isSecure: Bool
  }

  private var values: Set<RowValue> {
    Set(
      rows.compactMap { row in
        row.valuePath.map { RowValue(path: $0, type: row.valueType, isSecure: row.isSecure) }
      })
  }
}
