import Forms
import JSONText
import Values

extension RowLocation {
  /// The row that the same path leads to in the variants that a record's values have: another one may open other forms on the
  /// way.
  package func located(in record: RecordReading) -> RowLocation {
    guard dependsOnValues, let path else { return self }
    return RowLocation(path, from: record.plan.form) { $0.variant(in: record) } ?? self
  }

  /// The variant of the row's value; nil where there is none.
  private func variant(in record: RecordReading) -> Int? {
    guard let object = record.inside(self), case .value(let value) = object.content(of: row),
      value.kind != .null
    else { return nil }
    return object.shapes.choice(of: row)?.index
  }
}
