import JSONText

/// Distinguishes versions of a file's records in a journal.
package struct VersionMark: Hashable, Sendable {
  /// The number of bytes and a hash of them.
  package let text: String
  /// True if the hash covers only bytes that are not secret: otherwise a reader of the journal
  /// could find a short secret by trying.
  package let isOpen: Bool

  package init(_ text: String, isOpen: Bool) { (self.text, self.isOpen) = (text, isOpen) }

  /// The mark of the file with these records once it is written. O(bytes).
  package init(of table: RecordTable) { self.init(table.writtenMark, isOpen: false) }

  /// The mark of the part of each record that `open` returns, ignoring bytes around the records. O(bytes).
  package init(of table: RecordTable, leaving open: (JSONSlice) -> JSONSlice?) {
    var mark = ContentMark()
    for id in table.records {
      // What can't be read may be anything.
      if table.fault(of: id) == nil, let rest = open(table[id]) { mark.add(rest.bytes) }
      [UInt8(0)].withUnsafeBytes { mark.add($0) }
    }
    self.init(mark.text, isOpen: true)
  }

  /// True if the records of a table are of this version; `open`: the part of each that is not secret. O(bytes).
  package func isOf(_ table: RecordTable, leaving open: (JSONSlice) -> JSONSlice?) -> Bool {
    self == (isOpen ? VersionMark(of: table, leaving: open) : VersionMark(of: table))
  }
}
