/// A template's text as it grows: a dropped block takes the doubled space with it.
struct FilledText {
  /// Maximum number of bytes shown, before an ellipsis: a value can be in a template any number
  /// of times.
  static let longest = 1 << 16

  private var text = ""
  private var followsDroppedBlock = false
  private(set) var isFull = false

  /// Adds a text or a token's value.
  mutating func append(_ part: String) {
    guard !isFull else { return }
    add(part)
    guard text.utf8.count > Self.longest else { return }
    isFull = true
    var end = text.utf8.index(text.startIndex, offsetBy: Self.longest)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    text = text[..<end] + "…"
  }

  private mutating func add(_ part: String) {
    guard followsDroppedBlock, !part.isEmpty else {
      text += part
      return
    }
    let rest = part.drop { $0 == " " }
    if rest.startIndex > part.startIndex {
      while text.last == " " { text.removeLast() }
      if !text.isEmpty { text += " " }
    }
    text += rest
    followsDroppedBlock = rest.isEmpty
  }

  /// Leaves out an optional block.
  mutating func dropBlock() { followsDroppedBlock = true }

  var trimmed: String { text.trimmingWhitespace() }
}

extension String {
  /// Without white space and line breaks at its ends; a mark on a blank is not white space.
  package func trimmingWhitespace() -> String {
    guard let first = firstIndex(where: { !$0.isOnlyWhitespace }),
      let last = lastIndex(where: { !$0.isOnlyWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Character {
  /// True for white space without a combining character.
  var isOnlyWhitespace: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
