/// Identifies the bytes of a slice without retaining the buffer.
package struct JSONSliceIdentity: Sendable {
  private let buffer: Int
  private let range: Range<Int>

  fileprivate init(buffer: Int, range: Range<Int>) {
    self.buffer = buffer
    self.range = range
  }

  /// True for a slice of the same range of the same buffer. O(1).
  package func isThat(of slice: JSONSlice) -> Bool {
    // The buffer is asked last: threads that count references to it make it wait.
    range == slice.range && buffer == slice.buffer.identity
  }
}

extension JSONSlice {
  /// Identity that differs from that of other bytes in any buffer, also after its own is
  /// freed. O(1).
  package var identity: JSONSliceIdentity {
    JSONSliceIdentity(buffer: buffer.identity, range: range)
  }
}
