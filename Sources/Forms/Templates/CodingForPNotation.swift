import Values

/// CodingForP's notation: `-p *&id&* <| - *&note&* |>`.
///
/// Follows that format's documentation where its code differs: a block is judged by its values, "0" is one.
struct CodingForPNotation: TemplateNotation {
  var scanner: TemplateScanner

  static let escapable = Set("*<>|\\".unicodeScalars)

  init(_ text: String) { scanner = TemplateScanner(text) }

  /// Behind `-p`.
  mutating func begin() {
    scanner.position = 2
    scanner.skipSpace()
  }

  mutating func token() throws(TemplateSyntaxError) -> TemplateToken? {
    if scanner.sees("*&") { return try plainToken(until: "&*", formats: []) }
    if scanner.sees("*$") { return try plainToken(until: "$*", formats: [.currency("")]) }
    if scanner.sees("*#") { return try printfToken() }
    return nil
  }

  private mutating func plainToken(until end: StaticString, formats: [TemplateFormat])
    throws(TemplateSyntaxError) -> TemplateToken
  {
    let (path, fallback) = try target(try inside(until: end))
    return TemplateToken(target: .path(path), formats: formats, fallback: fallback)
  }

  /// `*#path^*^%.2f#*`, with the default after the path or after the format.
  private mutating func printfToken() throws(TemplateSyntaxError) -> TemplateToken {
    let range = try inside(until: "#*")
    guard let bar = find("^*^", in: range) else {
      throw scanner.error(at: range.lowerBound) { $0.expectedPrintf }
    }
    let afterBar = bar + 3..<range.upperBound
    let (path, earlyFallback) = try target(range.lowerBound..<bar)
    let formatEnd = find("*=", in: afterBar)
    let (format, start) = scanner.trimmed(afterBar.lowerBound..<(formatEnd ?? afterBar.upperBound))
    let lateFallback = formatEnd.map { scanner.trimmed($0 + 2..<afterBar.upperBound).text }
    let conversion = try PrintfConversion.normalized(format, in: scanner, start: start)
    return TemplateToken(
      target: .path(path), formats: [.printf(conversion)], fallback: earlyFallback ?? lateFallback)
  }

  /// Steps over a token; the range between its marks.
  private mutating func inside(until end: StaticString) throws(TemplateSyntaxError) -> Range<Int> {
    let start = scanner.position
    scanner.position += 2
    while !scanner.isAtEnd {
      if scanner.takes(end) { return start + 2..<scanner.position - 2 }
      scanner.position += 1
    }
    let mark = scanner.text(start..<start + 2)
    throw scanner.error(at: start) { $0.tokenNotClosed(mark, by: "\(end)") }
  }

  private func target(_ range: Range<Int>) throws(TemplateSyntaxError)
    -> (path: ValuePath, fallback: String?)
  {
    let separator = find("*=", in: range)
    let (text, start) = scanner.trimmed(range.lowerBound..<(separator ?? range.upperBound))
    if text.isEmpty { throw scanner.error(at: start) { $0.expectedPath } }
    let fallback = separator.map { scanner.trimmed($0 + 2..<range.upperBound).text }
    return (try scanner.path(text, start: start), fallback)
  }

  private func find(_ mark: StaticString, in range: Range<Int>) -> Int? {
    var head = scanner
    let last = range.upperBound - mark.utf8CodeUnitCount
    guard range.lowerBound <= last else { return nil }
    for position in range.lowerBound...last {
      head.position = position
      if head.sees(mark) { return position }
    }
    return nil
  }
}
