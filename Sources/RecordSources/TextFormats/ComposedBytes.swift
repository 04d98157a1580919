/// Joined bytes, with a line break after `//` if the next part has none.
struct ComposedBytes {
  let lineBreak: [UInt8]
  private(set) var bytes: [UInt8] = []
  private var isInComment = false

  init(lineBreak: [UInt8]) { self.lineBreak = lineBreak }

  /// True if there is nothing but white space.
  var isBlank: Bool { bytes.allSatisfy(\.isSpace) }

  /// `isComment`: the part has nothing but white space and comments, possibly one up to the end of its line.
  mutating func append(_ part: [UInt8], isComment: Bool = false) {
    guard !part.isEmpty else { return }
    if isInComment, !part.prefix(while: \.isSpace).contains(where: \.isLineEnd) {
      bytes += lineBreak
    }
    bytes += part
    isInComment = isComment && Self.endsInComment(part)
  }

  /// Ends a comment, so that the next text is outside of it.
  mutating func finish() {
    if isInComment { bytes += lineBreak }
  }

  private static func endsInComment(_ part: [UInt8]) -> Bool {
    var rest = part[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "/"), let kind = rest.first else { continue }
      if kind == UInt8(ascii: "/") {
        guard let end = rest.firstIndex(where: \.isLineEnd) else { return true }
        rest = rest[end...]
      } else if kind == UInt8(ascii: "*") {
        rest.removeFirst()
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
      }
    }
    return false
  }
}
