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

  /// LF, CR or both: what a terminal sends for the line breaks of a paste.
  var isLineBreak: Bool { endsLine || singleByte == 0x0D }

  /// LF or CRLF: where a text of several lines is parted, at rest as while it is edited. (A lone CR and
  /// rarer separators are drawn in visible forms.)
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
