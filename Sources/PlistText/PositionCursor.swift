import SourceText

/// Turns rising byte offsets into lines and columns in one pass over the file.
///
/// `SourceText.position(at:)` starts from the top each time, which would be quadratic for a position
/// of every element.
struct PositionCursor {
  private let source: SourceText
  private var offset = 0
  private var position = SourcePosition(line: 1, column: 1)

  init(_ source: SourceText) {
    self.source = source
    rewind()
  }

  /// The place of a byte offset; O(distance) forward, O(offset) backward.
  mutating func position(at target: Int) -> SourcePosition {
    if target < offset { rewind() }
    let bytes = source.buffer.bytes
    let end = min(target, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      let endsLine =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r")
          && !(offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")))
      if endsLine {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }

  private mutating func rewind() {
    position = SourcePosition(line: 1, column: 1)
    offset = source.buffer.bytes.starts(with: TextEncoding.byteOrderMark) ? 3 : 0
  }
}
