import JSONText
import Records

/// The records of a rescue file.
package struct RescuedRecords {
  package let records: RecordTable
  /// Records as their file had them when they were edited; nil where that was not kept.
  package let base: RecordTable?

  package init(_ records: RecordTable, base: RecordTable?) {
    (self.records, self.base) = (records, base)
  }

  /// The merge of the rescued changes with what others have changed in `table` since. Nil
  /// where nobody has changed anything, or where the common base is not known or has another
  /// layout.
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
