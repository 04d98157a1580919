extension SourceText {
  /// The line and column of a byte offset. O(offset); for many, use a `LineIndex`.
  package func position(at offset: Int) -> SourcePosition {
    let bytes = buffer.bytes
    let offset = min(max(offset, 0), bytes.count)
    var counter = LineCounter()
    counter.count(UnsafeRawBufferPointer(rebasing: bytes[..<offset]))
    return counter.position(ofNext: offset < bytes.count ? bytes[offset] : nil)
  }

  /// The bytes of the line that contains `offset`, without its line end and byte order mark.
  ///
  /// The offset of a line end belongs to the line it ends. O(length of the line).
  package func lineRange(at offset: Int) -> Range<Int> {
    let bytes = buffer.bytes
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    if start > 0, start < bytes.count, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
    var end = start
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    return min(start, end)..<end
  }

  /// The text of the line that contains `offset`, to show with a message.
  package func line(at offset: Int) -> String {
    String(decoding: buffer.bytes[lineRange(at: offset)], as: UTF8.self)
  }
}
