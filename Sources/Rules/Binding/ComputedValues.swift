import Forms
import JSONText
import SourceText

/// What formulas come to whose results the record does not have, for the record that was last asked for: several rows
/// may need one.
///
/// Used from one thread at a time, like its binder.
final class ComputedValues {
  /// The rows that have formulas, each after those whose results it needs.
  let rows: [PreparedRow]
  private var record: JSONSliceIdentity?
  private var values: [ExactText: JSONSlice?] = [:]
  private var depth = 0

  /// So many formulas are evaluated inside each other; a longer chain is evaluated from its end.
  private static let mostNested = 50

  init(_ rows: [PreparedRow]) { self.rows = rows }

  /// Forgets all, where what is around the record has changed.
  func forget() {
    if record == nil { return }
    record = nil
    values = [:]
  }

  /// The value of a row for a record; `compute` makes it, once.
  func value(
    of row: PreparedRow, in record: JSONSlice, _ compute: (PreparedRow) -> JSONSlice?
  ) -> JSONSlice? {
    if self.record?.isThat(of: record) != true {
      values = [:]
      self.record = record.identity
    }
    if let known = values[row.state.row.identifier] { return known }
    // Only a row that needs itself gets here: all others have been computed in their order.
    guard depth <= Self.mostNested else { return nil }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostNested { computeAll(before: row, in: record, compute) }
    return computed(row, in: record, compute)
  }

  private func computeAll(
    before row: PreparedRow, in record: JSONSlice, _ compute: (PreparedRow) -> JSONSlice?
  ) {
    let name = row.state.row.identifier
    for other in rows.prefix(while: { !$0.state.row.identifier.hasSameBytes(as: name) })
    where values[other.state.row.identifier] == nil {
      _ = computed(other, in: record, compute)
    }
  }

  private func computed(
    _ row: PreparedRow, in record: JSONSlice, _ compute: (PreparedRow) -> JSONSlice?
  ) -> JSONSlice? {
    let value = compute(row)
    // An object inside of the record may have the same form, and have come between.
    if self.record?.isThat(of: record) == true {
      values[row.state.row.identifier] = .some(value)
    }
    return value
  }
}
