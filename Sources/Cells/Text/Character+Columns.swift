import Screen

extension Character {
  /// The byte of a cluster that is one ASCII character, a fast test for most. (`asciiValue` treats CRLF as LF.)
  var singleByte: UInt8? { utf8.count == 1 ? utf8.first : nil }

  /// Width in columns of the screen.
  var columns: Int {
    if let byte = singleByte, byte >= 0x20, byte < 0x7F { return 1 }
    return DisplayText.width(self)
  }

  /// LF, CR or both: a terminal's line breaks in a paste.
  var isLineBreak: Bool { endsLine || singleByte == 0x0D }

  /// LF or CRLF: the line breaks of a text of several lines, also while it is edited. (A lone CR and rarer separators
  /// are drawn in visible forms.)
  var endsLine: Bool {
    if let byte = singleByte { return byte == 0x0A }
    return self == "\r\n"
  }
}

extension Collection<Character> where Index == Int {
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  var columns: Int { DisplayText.width(self) }
}
