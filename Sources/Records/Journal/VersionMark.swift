import JSONText

/// Tells a version of a file's records from others, as a journal has it.
package struct VersionMark: Hashable, Sendable {
  /// The number of bytes and a hash of them.
  package let text: String
  /// Whether the bytes are only those that are no secret: else who reads the journal could find a short one by trying which
  /// makes the hash.
  package let isOpen: Bool

  /// A mark as it is written.
  package init(_ text: String, isOpen: Bool) { (self.text, self.isOpen) = (text, isOpen) }

  /// The mark of the file that records are read from once they are written. O(bytes).
  package init(of table: RecordTable) { self.init(table.writtenMark, isOpen: false) }

  /// The mark of what `open` leaves of each record; what is around them does not count. O(bytes).
  package init(of table: RecordTable, leaving open: (JSONSlice) -> JSONSlice?) {
    var mark = ContentMark()
    for id in table.records {
      // What can't be read may be anything.
      if table.fault(of: id) == nil, let rest = open(table[id]) { mark.add(rest.bytes) }
      [UInt8(0)].withUnsafeBytes { mark.add($0) }
    }
    self.init(mark.text, isOpen: true)
  }

  /// Whether the records of a table are of this version; `open`: what may be known of each. O(bytes).
  package func isOf(_ table: RecordTable, leaving open: (JSONSlice) -> JSONSlice?) -> Bool {
    self == (isOpen ? VersionMark(of: table, leaving: open) : VersionMark(of: table))
  }
}
