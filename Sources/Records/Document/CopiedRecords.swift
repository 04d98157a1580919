import JSONText
import SourceText

/// Records copied from a table, to be inserted into the same or another one.
package struct CopiedRecords: Equatable, Sendable {
  let slices: [JSONSlice]
  /// White space before the lines of the source table's records.
  let indent: [UInt8]

  package var count: Int { slices.count }
}

extension RecordTable {
  /// The current versions of records, in this order.
  package func copied(_ records: [RecordID]) -> CopiedRecords {
    CopiedRecords(slices: records.map { self[$0] }, indent: spacing.indent)
  }

  /// Inserts copied records one after the other from `index` on, with the indentation of the records here. O(bytes).
  package func insertion(of copied: CopiedRecords, at index: Int) -> Insertion {
    let indent = spacing.indent
    let slices = copied.slices.map { $0.indented(by: indent, insteadOf: copied.indent) }
    return Insertion(slices.enumerated().map { ($1, index + $0) }, into: self)
  }

  /// A record from another version of the file, with the indentation of the records here. O(bytes).
  func indented(_ record: JSONSlice) -> JSONSlice {
    record.indented(
      by: spacing.indent,
      insteadOf: JSONStyle.indent(before: record.range.upperBound - 1, in: record.buffer.bytes))
  }
}

extension JSONSlice {
  /// Replaces white space at line starts. Line breaks occur between values only: texts escape them.
  fileprivate func indented(by new: [UInt8], insteadOf old: [UInt8]) -> JSONSlice {
    let newline = UInt8(ascii: "\n")
    guard new != old, bytes.contains(newline) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(range.count + new.count)
    var rest = bytes[...]
    while let end = rest.firstIndex(of: newline) {
      result += rest[...end]
      rest = rest[(end + 1)...]
      guard rest.starts(with: old) else { continue }
      result += new
      rest = rest.dropFirst(old.count)
    }
    result += rest
    let buffer = ByteBuffer(result)
    return JSONSlice(buffer: buffer, range: 0..<buffer.count)
  }
}
