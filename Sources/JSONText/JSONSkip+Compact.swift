extension JSONSkip {
  /// A value's JSON text without white space between tokens, and `…` after `limit` bytes.
  package static func compactText(_ slice: JSONSlice, limit: Int) -> String {
    let bytes = slice.buffer.bytes
    let cursor = JSONCursor(bytes, end: slice.range.upperBound)
    var text: [UInt8] = []
    var index = slice.range.lowerBound
    while index < slice.range.upperBound {
      if bytes[index] <= 0x20 {
        index += 1
        continue
      }
      let end = bytes[index] == UInt8(ascii: "\"") ? cursor.endOfString(index) : index + 1
      text += bytes[index..<end]
      if text.count > limit {
        text.removeSubrange(limit...)
        // A cut inside a character leaves no half of it.
        while let last = text.last, last & 0xC0 == 0x80 { text.removeLast() }
        if let last = text.last, last >= 0xC0 { text.removeLast() }
        return String(decoding: text, as: UTF8.self) + "…"
      }
      index = end
    }
    return String(decoding: text, as: UTF8.self)
  }
}
