/// Which bytes of which buffer a slice has, without keeping them.
package struct JSONSliceIdentity: Sendable {
  private let buffer: Int
  private let range: Range<Int>

  fileprivate init(buffer: Int, range: Range<Int>) {
    self.buffer = buffer
    self.range = range
  }

  /// Whether a slice has the same bytes of one and the same buffer. O(1).
  package func isThat(of slice: JSONSlice) -> Bool {
    // The buffer is asked last: threads that count references to it make it wait.
    range == slice.range && buffer == slice.buffer.identity
  }
}

extension JSONSlice {
  /// That of no other bytes of any buffer, also once its own is no more. O(1).
  package var identity: JSONSliceIdentity {
    JSONSliceIdentity(buffer: buffer.identity, range: range)
  }
}
