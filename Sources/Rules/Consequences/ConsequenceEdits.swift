import JSONText
import Records

/// Changes of other values caused by an edit of many records: an edit for each path.
package struct ConsequenceEdits: Sendable {
  private var byPath: [[JSONStep]: BulkEdits] = [:]

  /// Nothing.
  package init() {}

  package var edits: [BulkEdit] {
    byPath.values.map { ($0.path.map(\.name), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.flatMap(\.1.edits)
  }

  /// Adds edits of one record that nothing was added of. Of several edits of one path the last counts.
  package mutating func add(_ edits: [ValueEdit], in id: RecordID) {
    var last: [[JSONStep]: NewValue] = [:]
    for edit in edits { last[edit.path] = edit.after }
    for (path, after) in last {
      let written: JSONValue? = if case .value(let written) = after { written } else { nil }
      byPath[path, default: BulkEdits(path: path)].add(written, to: id)
    }
  }

  /// Adds what was collected of other records.
  package mutating func add(_ other: ConsequenceEdits) {
    for (path, edits) in other.byPath { byPath[path, default: BulkEdits(path: path)].add(edits) }
  }
}
