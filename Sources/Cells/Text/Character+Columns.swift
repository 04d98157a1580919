import Screen

extension Character {
  /// The byte of a cluster that is one ASCII character: most are, and that is seen quickly.
  /// (`asciiValue` takes CRLF for LF.)
  var singleByte: UInt8? { utf8.count == 1 ? utf8.first : nil }

  /// Columns it takes on the screen.
  var columns: Int {
    if let byte = singleByte, byte >= 0x20, byte < 0x7F { return 1 }
    return DisplayText.width(self)
  }

  /// LF, CR or both: what parts lines in a text field. (Rarer separators are drawn in visible forms.)
  var isLineBreak: Bool {
    if let byte = singleByte { return byte == 0x0A || byte == 0x0D }
    return self == "\r\n"
  }

  /// White space at which a line may wrap.
  var isBlank: Bool {
    if let byte = singleByte { return byte == 0x20 || byte == 0x09 }
    return isWhitespace && self != "\u{A0}" && self != "\u{202F}"
  }
}

extension Collection<Character> where Index == Int {
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  var columns: Int { DisplayText.width(self) }
}
