import SourceText

/// Converts rising byte offsets to lines and columns in one pass over the file.
struct PositionCursor {
  private let source: SourceText
  private var counter = LineCounter()
  private var offset = 0

  init(_ source: SourceText) { self.source = source }

  /// The position of a byte offset; O(distance) forward, O(offset) backward.
  mutating func position(at target: Int) -> SourcePosition {
    let bytes = source.buffer.bytes
    let target = min(max(target, 0), bytes.count)
    if target < offset {
      counter = LineCounter()
      offset = 0
    }
    counter.count(UnsafeRawBufferPointer(rebasing: bytes[offset..<target]))
    offset = target
    return counter.position(ofNext: target < bytes.count ? bytes[target] : nil)
  }
}
