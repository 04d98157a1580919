import JSONText
import Records

/// What an edit of many records does to the rows that it hides: an edit for each row.
package struct ConsequenceEdits: Sendable {
  private var byRow: [String: BulkEdits] = [:]

  /// Nothing.
  package init() {}

  /// The edits, in the order of the rows' identifiers.
  package var edits: [BulkEdit] { byRow.sorted { $0.key < $1.key }.flatMap(\.value.edits) }

  /// Adds what an edit of one record does, and makes it in `table`, which has the record with the edit.
  package mutating func add(
    in id: RecordID, from former: RecordTable, to table: inout RecordTable, by binder: RecordBinder
  ) {
    for consequence in binder.consequences(in: id, from: former, to: table) {
      guard let path = consequence.row.valuePath?.steps, let value = consequence.edit.newValue,
        let record = try? table.record(id, with: value, at: path)
      else { continue }
      table.replace(id, with: record)
      byRow[consequence.row.identifier, default: BulkEdits(path: path)]
        .add(consequence.edit.writtenValue, to: id)
    }
  }

  /// Adds what was collected of other records.
  package mutating func add(_ other: ConsequenceEdits) {
    for (row, edits) in other.byRow { byRow[row, default: BulkEdits(path: edits.path)].add(edits) }
  }
}
