import JSONText
import Records

/// The records of a rescue file.
package struct RescuedRecords {
  /// With the changes.
  package let records: RecordTable
  /// The same as their file had them when they were edited; nil where that was not kept.
  package let base: RecordTable?

  package init(_ records: RecordTable, base: RecordTable?) {
    (self.records, self.base) = (records, base)
  }

  /// What makes the rescued records of `table`, merged with what others have changed since. Nil where nobody has changed
  /// anything, or nothing says what both began with.
  ///
  /// O(bytes).
  func merge(with table: RecordTable, identity: [JSONStep]?) -> TableMerge? {
    guard let base, base.layout == records.layout, base.layout == table.layout,
      !RecordDifference(from: base, to: table).isEmpty
    else { return nil }
    let all = RecordSet(Array(base.records))
    return TableMerge(
      base: base, ours: RecordDifference(from: base, to: records).made(on: base), theirs: table,
      matching: RecordMatching(of: all, from: base, to: table, identity: identity),
      identity: identity)
  }
}
