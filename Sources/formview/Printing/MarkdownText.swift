/// Escapes text for Markdown with backslashes.
enum MarkdownText {
  /// One line of a table's cell. O(text).
  static func escaped(_ line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    var escaped = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if isMarkup(scalar, at: index, of: scalars) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// True if the text may need escapes, visible forms, or line breaks.
  static func needsEscapes(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 > 0x7E || symbols.contains(UnicodeScalar($0)) }
  }

  /// Escapes, bars of tables, HTML tags, emphasis, code, links, strikethrough and character references.
  private static let symbols = Set(#"\|<*_`[~&"#.unicodeScalars)

  private static func isMarkup(
    _ scalar: UnicodeScalar, at index: Int, of scalars: [UnicodeScalar]
  ) -> Bool {
    guard symbols.contains(scalar) else { return false }
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar {
    case "_":
      // Within a word it does not emphasize: snake_case.
      let isInWord = index > 0 && isOfWord(scalars[index - 1]) && next.map(isOfWord) == true
      return !isInWord
    case "&": return next.map { $0 == "#" || isOfWord($0) } ?? false
    default: return true
    }
  }

  private static func isOfWord(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
