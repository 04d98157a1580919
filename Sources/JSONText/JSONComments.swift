/// Comments in JSON, `//` to the end of the line and `/* */`, as editors of settings write them.
package enum JSONComments {
  /// The end of the comment that begins at an offset; nil if none does. One without an end goes to the end of the text.
  package static func end(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start + 1 < text.count, text[start] == UInt8(ascii: "/") else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      return text[start...].firstIndex(where: isLineEnd) ?? text.count
    case UInt8(ascii: "*"):
      var end = start + 2
      while end + 1 < text.count {
        if text[end] == UInt8(ascii: "*"), text[end + 1] == UInt8(ascii: "/") { return end + 2 }
        end += 1
      }
      return text.count
    default: return nil
    }
  }

  /// The end of the white space and comments that begin at an offset.
  package static func endOfSpace(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var offset = start
    while offset < text.count {
      if JSONCursor.isSpace(text[offset]) {
        offset += 1
      } else if let end = end(in: text, from: offset) {
        offset = end
      } else {
        break
      }
    }
    return offset
  }

  /// The end of the comments that begin on the line of an offset, unless another value follows them there; else the
  /// offset.
  package static func endOfLine(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var (offset, end) = (start, start)
    while offset < text.count {
      if text[offset] == 0x20 || text[offset] == 0x09 {
        offset += 1
      } else if let next = self.end(in: text, from: offset) {
        (offset, end) = (next, next)
      } else {
        break
      }
    }
    let isLast = offset == text.count || isLineEnd(text[offset]) || "]}".utf8.contains(text[offset])
    return isLast ? end : start
  }

  /// The offset in the white space and comments before a value from which on they are the value's: comments on the
  /// line of what is before, and those above a blank line, are not.
  package static func startOfOwn(in text: UnsafeRawBufferPointer, before lead: Range<Int>) -> Int {
    var (offset, start) = (lead.lowerBound, lead.lowerBound)
    var hasLineBreak = false
    while offset < lead.upperBound {
      let space = text[offset..<lead.upperBound].prefix(while: JSONCursor.isSpace)
      let breaks = space.indices.filter { isLineBreak(text, at: $0) }
      if let last = breaks.last, offset > lead.lowerBound, breaks.count > 1 || !hasLineBreak {
        start = last
      }
      hasLineBreak = hasLineBreak || !breaks.isEmpty
      offset = end(in: text, from: space.endIndex) ?? lead.upperBound
    }
    return start
  }

  /// True at the first byte of a line break: CR LF is one.
  private static func isLineBreak(_ text: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    text[offset] == 0x0D
      || text[offset] == 0x0A && (offset == 0 || text[offset - 1] != 0x0D)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
