/// The first bytes of a text, to tell JSON from property lists. Inlined, since a generic function of another module costs a
/// start a million instructions.
package enum JSONHead {
  /// Maximum length of a name that is looked at, in bytes.
  @usableFromInline static let longestName = 256

  /// True for `{`, a name in quotes and a colon, where property lists have `=`.
  @inlinable @inline(__always) package static func hasMember(_ text: some Collection<UInt8>) -> Bool
  {
    guard text.first == UInt8(ascii: "{") else { return false }
    func isDark(_ byte: UInt8) -> Bool { byte != 0x20 && !(0x09...0x0D).contains(byte) }
    var rest = text.dropFirst().drop { !isDark($0) }
    guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
    for _ in 0..<longestName {
      guard let byte = rest.popFirst() else { return false }
      if byte == UInt8(ascii: "\"") { return rest.first(where: isDark) == UInt8(ascii: ":") }
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    }
    return false
  }

  /// True for a list of objects, lists or texts.
  @inlinable @inline(__always) package static func hasList(_ text: some Collection<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "[") else { return false }
    return text.dropFirst().first { $0 > 0x20 }.map { "{[\"".utf8.contains($0) } ?? false
  }
}
