/// Which bytes of which buffer a slice has, without keeping them.
package struct JSONSliceIdentity: Equatable, Sendable {
  private let buffer: Int
  private let range: Range<Int>

  fileprivate init(buffer: Int, range: Range<Int>) {
    self.buffer = buffer
    self.range = range
  }
}

extension JSONSlice {
  /// The same for slices of the same bytes of one and the same buffer only, also once that is no more. O(1).
  package var identity: JSONSliceIdentity {
    JSONSliceIdentity(buffer: buffer.identity, range: range)
  }
}
