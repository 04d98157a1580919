import Texts
import Values

/// Splits an expression's text into tokens. O(n) for all of it.
struct ExpressionLexer {
  let scalars: [Unicode.Scalar]
  /// Index of the next scalar, at which the next token begins.
  private(set) var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func next() throws(ExpressionSyntaxError) -> ExpressionToken {
    while let scalar = current, scalar.properties.isWhitespace { position += 1 }
    let start = position
    guard let first = current else { return ExpressionToken(kind: .end, range: start..<start) }
    let kind: ExpressionToken.Kind =
      switch first {
      case "'": .string(try quoted())
      case "\"":
        // A string has no members: `"a.b".c` is a path.
        try doubleQuoted()
      case "`": .quotedName(try quoted())
      case "0"..."9": .number(try number())
      case "." where isDigit(position + 1): .number(try number())
      case _ where first == "_" || first.properties.isXIDStart: .name(name())
      default: .symbol(try symbol())
      }
    return ExpressionToken(kind: kind, range: start..<position)
  }

  /// Consumes the scalar after the last token if it is this one; true if it was.
  mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    position += 1
    return true
  }

  var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Reads letters, digits and `_`; empty if there are none.
  mutating func name() -> String {
    let start = position
    while let scalar = current, scalar == "_" || scalar.properties.isXIDContinue { position += 1 }
    return String(scalars: scalars[start..<position])
  }

  /// Reads the text between the quote at `position` and the next of its kind.
  ///
  /// A backslash that is not before a quote, a backslash, `n`, `r` or `t` is literal, so that patterns need no
  /// doubled ones.
  mutating func quoted() throws(ExpressionSyntaxError) -> String {
    let start = position
    let quote = scalars[position]
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = current {
      position += 1
      if scalar == quote { return String(text) }
      if scalar == "\\", let next = current, let meant = Self.escaped(next) {
        text.append(meant)
        position += 1
      } else {
        text.append(scalar)
      }
    }
    throw error(at: start) { $0.quoteNotClosed }
  }

  func error(
    at offset: Int? = nil, _ message: @escaping @Sendable (Texts) -> String
  ) -> ExpressionSyntaxError {
    ExpressionSyntaxError(offset: offset ?? position, message: Sentence(message))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\\", "'", "\"", "`": scalar
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    default: nil
    }
  }

  private mutating func doubleQuoted() throws(ExpressionSyntaxError) -> ExpressionToken.Kind {
    let text = try quoted()
    return current == "." || current == "[" ? .quotedName(text) : .string(text)
  }

  private func isDigit(_ index: Int) -> Bool {
    index < scalars.count && "0"..."9" ~= scalars[index]
  }

  private mutating func number() throws(ExpressionSyntaxError) -> String {
    let start = position
    while isDigit(position) { position += 1 }
    if current == ".", isDigit(position + 1) {
      position += 1
      while isDigit(position) { position += 1 }
    }
    if current == "e" || current == "E" {
      let hasSign =
        position + 1 < scalars.count && "+-".unicodeScalars.contains(scalars[position + 1])
      if isDigit(position + (hasSign ? 2 : 1)) {
        position += hasSign ? 2 : 1
        while isDigit(position) { position += 1 }
      }
    }
    if let scalar = current, scalar == "." || scalar.properties.isXIDContinue {
      let (number, rest) = (String(scalars: scalars[start..<position]), String(scalar))
      throw error { $0.unexpectedAfterNumber(rest, number) }
    }
    return String(scalars: scalars[start..<position])
  }

  private mutating func symbol() throws(ExpressionSyntaxError) -> String {
    for symbol in ExpressionToken.symbols where scalars[position...].starts(with: symbol) {
      position += symbol.count
      return String(scalars: symbol[...])
    }
    let found = TextQuoting.shown(String(scalars[position]))
    throw error { $0.unexpectedCharacter(found) }
  }
}
