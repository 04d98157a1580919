/// A template's text as it grows: a dropped block takes the doubled space with it.
struct FilledText {
  private var text = ""
  private var followsDroppedBlock = false

  /// Adds a text or a token's value.
  mutating func append(_ part: String) {
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

  /// The text without white space at its ends.
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
  /// White space without a mark on it.
  var isOnlyWhitespace: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
