import Texts
import Values

/// The native notation: `{path|format ?? "text"}` and `<| … |>`.
struct NativeNotation: TemplateNotation {
  var scanner: TemplateScanner

  static let escapable = TemplateText.escapable

  init(_ text: String) { scanner = TemplateScanner(text) }

  mutating func token() throws(TemplateSyntaxError) -> TemplateToken? {
    let start = scanner.position
    if scanner.sees("}") {
      throw scanner.error { $0.braceWithoutOpening }
    }
    guard scanner.takes("{") else { return nil }
    scanner.skipSpace()
    var token = TemplateToken(target: try target(tokenStart: start))
    while scanner.takes("|") { token.formats.append(try format(tokenStart: start)) }
    if scanner.takes("??") {
      scanner.skipSpace()
      token.fallback = try quoted { $0.expectedQuotedDefault }
      scanner.skipSpace()
    }
    guard scanner.takes("}") else {
      if scanner.isAtEnd { throw unclosed(start) }
      throw scanner.error { $0.expectedBraceAfterDefault }
    }
    return token
  }

  private mutating func target(tokenStart: Int) throws(TemplateSyntaxError)
    -> TemplateToken.Target
  {
    if scanner.takes("$") {
      if scanner.sees("\"") {
        let identifier = try quoted { $0.expectedQuotedIdentifier }
        scanner.skipSpace()
        return .row(identifier)
      }
      let (text, start) = try piece(quote: nil, tokenStart: tokenStart)
      if text.isEmpty { throw scanner.error(at: start) { $0.expectedIdentifierAfterDollar } }
      return .row(text)
    }
    let (text, start) = try piece(quote: "\"", tokenStart: tokenStart)
    if text.isEmpty { throw scanner.error(at: start) { $0.expectedPath } }
    return .path(try scanner.path(text, start: start))
  }

  private mutating func format(tokenStart: Int) throws(TemplateSyntaxError) -> TemplateFormat {
    scanner.skipSpace()
    if scanner.takes("printf:") {
      scanner.skipSpace()
      let start = scanner.position
      let text =
        scanner.sees("\"")
        ? try quoted({ $0.expectedQuotedPrintf })
        : try piece(quote: nil, tokenStart: tokenStart).text
      scanner.skipSpace()
      return .printf(try PrintfConversion.normalized(text, in: scanner, start: start))
    }
    let (text, start) = try piece(quote: "'", tokenStart: tokenStart)
    return try TemplateFormat(word: text, in: scanner, start: start)
  }

  /// The text up to `|`, `??` or `}`, which are literal between `quote`s; trimmed.
  private mutating func piece(quote: Unicode.Scalar?, tokenStart: Int)
    throws(TemplateSyntaxError) -> (text: String, start: Int)
  {
    let start = scanner.position
    while !scanner.isAtEnd {
      let scalar = scanner.scalars[scanner.position]
      if scalar == "|" || scalar == "}" || scanner.sees("??") {
        return scanner.trimmed(start..<scanner.position)
      }
      if scalar == "{" { throw scanner.error { $0.braceInsideToken } }
      if let quote, scalar == quote { try skipQuoted(quote) } else { scanner.position += 1 }
    }
    throw unclosed(tokenStart)
  }

  private mutating func skipQuoted(_ quote: Unicode.Scalar) throws(TemplateSyntaxError) {
    let start = scanner.position
    scanner.position += 1
    while !scanner.isAtEnd {
      let scalar = scanner.scalars[scanner.position]
      scanner.position += scalar == "\\" && quote == "\"" ? 2 : 1
      if scalar == quote { return }
    }
    throw scanner.error(at: start) { $0.templateQuoteNotClosed }
  }

  /// A text in double or single quotes, with `\` before a quote or a backslash.
  private mutating func quoted(
    _ expected: @escaping @Sendable (Texts) -> String
  ) throws(TemplateSyntaxError) -> String {
    let start = scanner.position
    guard scanner.sees("\"") || scanner.sees("'") else {
      throw scanner.error { expected($0) }
    }
    let quote = scanner.scalars[start]
    scanner.position += 1
    var text = String.UnicodeScalarView()
    while !scanner.isAtEnd {
      var scalar = scanner.scalars[scanner.position]
      scanner.position += 1
      if scalar == quote { return String(text) }
      if scalar == "\\", !scanner.isAtEnd {
        let next = scanner.scalars[scanner.position]
        if next == quote || next == "\\" {
          scalar = next
          scanner.position += 1
        }
      }
      text.append(scalar)
    }
    throw scanner.error(at: start) { $0.templateQuoteNotClosed }
  }

  private func unclosed(_ start: Int) -> TemplateSyntaxError {
    scanner.error(at: start) { $0.tokenNotClosed }
  }
}
