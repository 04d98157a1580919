/// Finds many positions in one text: caches the count every 16 KB, as far as needed.
package struct LineIndex: Sendable {
  private let buffer: ByteBuffer
  /// State before each block of `blockSize` bytes.
  private var checkpoints = [LineCounter()]
  private static let blockSize = 1 << 14

  package init(_ buffer: ByteBuffer) { self.buffer = buffer }

  /// The line and column of a byte offset.
  ///
  /// O(1) within the range of earlier calls, O(distance) beyond it.
  package mutating func position(at offset: Int) -> SourcePosition {
    let bytes = buffer.bytes
    let offset = min(max(offset, 0), bytes.count)
    let block = offset / Self.blockSize
    while checkpoints.count <= block {
      let start = (checkpoints.count - 1) * Self.blockSize
      var counter = checkpoints[checkpoints.count - 1]
      counter.count(UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.blockSize]))
      checkpoints.append(counter)
    }
    var counter = checkpoints[block]
    counter.count(UnsafeRawBufferPointer(rebasing: bytes[block * Self.blockSize..<offset]))
    return counter.position(ofNext: offset < bytes.count ? bytes[offset] : nil)
  }
}
