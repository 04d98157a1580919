extension RecordTable {
  /// True if the written records equal the bytes that `other` was read from. O(bytes) at most.
  package func isWritten(as other: RecordTable) -> Bool {
    let bytes = other.source.buffer.bytes
    var count = 0
    let isSame =
      (try? write { piece throws(Difference) in
        let range = count..<count + piece.count
        guard range.upperBound <= bytes.count,
          UnsafeRawBufferPointer(rebasing: bytes[range]).isSame(as: piece)
        else { throw Difference() }
        count = range.upperBound
      }) != nil
    return isSame && count == bytes.count
  }

  private struct Difference: Error {}

  /// Writes the file's new bytes, in pieces, in order.
  package func write(_ sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    try RecordOutput(of: self).write(to: count, sink)
  }
}
