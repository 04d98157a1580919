extension PatternText {
  /// Settings that PCRE2 accepts only at the start of a pattern (pcre2pattern(3), "Special start-of-pattern items").
  private static let settings: Set<String> = [
    "ANY", "ANYCRLF", "BSR_ANYCRLF", "BSR_UNICODE", "CR", "CRLF", "LF", "LIMIT_DEPTH", "LIMIT_HEAP",
    "LIMIT_MATCH", "LIMIT_RECURSION", "NOTEMPTY", "NOTEMPTY_ATSTART", "NO_AUTO_POSSESS",
    "NO_DOTSTAR_ANCHOR", "NO_JIT", "NO_START_OPT", "NUL", "UCP", "UTF",
  ]

  /// The offset after settings such as `(*LIMIT_MATCH=100)` at the pattern's start: nothing may precede them.
  static func settingsEnd(in source: [UInt8]) -> Int {
    var end = 0
    while source[end...].starts(with: "(*".utf8),
      let close = source[end...].firstIndex(of: UInt8(ascii: ")"))
    {
      let name = source[(end + 2)..<close].prefix { $0 != UInt8(ascii: "=") }
      guard settings.contains(String(decoding: name, as: UTF8.self)) else { break }
      end = close + 1
    }
    return end
  }
}
