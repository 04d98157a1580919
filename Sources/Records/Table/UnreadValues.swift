import JSONText

/// The values of a record that were too long to be read: what is delivered in their place says nothing about them.
package struct UnreadValues {
  private let origin: any RecordOrigin
  private let record: RecordID

  /// Nil if all values of the source were read.
  package init?(of record: RecordID, in table: RecordTable) {
    guard let origin = table.origin, origin.hasUnreadValues else { return nil }
    (self.record, self.origin) = (record, origin)
  }

  /// True if a value at a path of the record is one of them.
  package func contain(_ value: JSONSlice, at path: [JSONStep]) -> Bool {
    origin.isUnread(value, at: path, in: record)
  }
}
