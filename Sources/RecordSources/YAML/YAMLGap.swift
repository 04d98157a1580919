import YAMLText

/// Blank lines and comments between entries.
struct YAMLGap {
  private let bytes: [UInt8]
  private let lineBreak: [UInt8]

  init(_ bytes: [UInt8], _ lineBreak: [UInt8]) {
    self.bytes = bytes
    self.lineBreak = lineBreak
  }

  /// The end of blank lines and comments that begin at the beginning of a line.
  static func end(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var line = start
    while line < bytes.count, isLine(at: line, in: bytes) {
      line = bytes.afterYAMLBreak(bytes.yamlLineEnd(of: line))
    }
    return line
  }

  /// True for a blank line and one with a comment.
  static func isLine(at start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let text = bytes[start..<bytes.yamlLineEnd(of: start)].drop(while: \.isYAMLBlank)
    return text.isEmpty || text.first == UInt8(ascii: "#")
  }

  /// The lines below a block scalar, so that they are no part of its text: without blanks in blank lines, comments in
  /// a column outside of it.
  func below(textAt indent: Int, in column: Int, keepsBlankLines: Bool) -> [UInt8] {
    bytes.withUnsafeBytes { bytes in
      var (new, line): ([UInt8], Int) = ([], 0)
      while line < bytes.count {
        let end = bytes.yamlLineEnd(of: line)
        let text = bytes[line..<end].drop(while: \.isYAMLBlank)
        let blanks = bytes[line..<text.startIndex]
        line = bytes.afterYAMLBreak(end)
        if text.isEmpty {
          if keepsBlankLines, new.isEmpty { continue }
          if blanks.count <= indent, !blanks.contains(0x09) { new += blanks }
          new += lineBreak
        } else {
          new += blanks.count < indent ? Array(blanks) : Array(repeating: 0x20, count: column)
          new += text + lineBreak
        }
      }
      return new
    }
  }
}
