import JSONText
import Records

/// A row of a record: what drafts, problems, changes and jumps point at.
package struct Location: Hashable, Sendable {
  package var record: RecordID
  /// Where the object is inside the record whose form has the row; empty for the record itself.
  package var path: [JSONStep]
  /// The row's identifier.
  package var row: String

  package init(_ record: RecordID, path: [JSONStep] = [], row: String) {
    self.record = record
    self.path = path
    self.row = row
  }
}

extension Location {
  /// The order in which locations are listed: by record, then by row.
  static func isBefore(_ a: Location, _ b: Location) -> Bool {
    (a.record, a.row) < (b.record, b.row)
  }
}
