import Records
import Values

enum QueryText {
  struct Piece: Hashable {
    var text: String
    var isQuoted: Bool
    /// Range in the typed text.
    var range: Range<String.Index>
  }

  /// The closing quotes for the double quote that a text begins with; nil if it begins with none. Chinese quotes
  /// close one another.
  static func quotes(closing scalar: Unicode.Scalar) -> Set<Unicode.Scalar>? {
    switch scalar {
    case "\"": ["\""]
    case "“", "”", "＂": ["“", "”", "＂"]
    default: nil
    }
  }

  /// Splits at white space outside double quotes; in quotes `\"` and `\\` are the characters.
  static func pieces(of typed: String) -> [Piece] {
    let scalars = typed.unicodeScalars
    var pieces: [Piece] = []
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if scalars[index].properties.isWhitespace {
        index = scalars.index(after: index)
      } else if quotes(closing: scalars[index]) != nil {
        let (text, end) = quoted(in: typed, from: index)
        pieces.append(Piece(text: text, isQuoted: true, range: index..<end))
        index = end
      } else {
        let end =
          scalars[index...].firstIndex {
            $0.properties.isWhitespace || quotes(closing: $0) != nil
          }
          ?? scalars.endIndex
        pieces.append(Piece(text: String(typed[index..<end]), isQuoted: false, range: index..<end))
        index = end
      }
    }
    return pieces
  }

  /// The first unclosed double quote; nil if there is none.
  static func openQuote(in typed: String) -> String.Index? {
    var start: String.Index?
    var closing: Set<Unicode.Scalar> = []
    var isEscaped = false
    for (index, scalar) in zip(typed.unicodeScalars.indices, typed.unicodeScalars) {
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" && start != nil {
        isEscaped = true
      } else if start != nil {
        if closing.contains(scalar) { start = nil }
      } else if let quotes = quotes(closing: scalar) {
        (start, closing) = (index, quotes)
      }
    }
    return start
  }

  /// The contents of the quotes that begin at `start`, and the index after them.
  static func quoted(in typed: String, from start: String.Index) -> (String, String.Index) {
    let scalars = typed.unicodeScalars
    let closing = quotes(closing: scalars[start]) ?? []
    var text = String.UnicodeScalarView()
    var index = scalars.index(after: start)
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      if closing.contains(scalar) { break }
      if scalar == "\\", index < scalars.endIndex, "\"\\".unicodeScalars.contains(scalars[index]) {
        text.append(scalars[index])
        index = scalars.index(after: index)
      } else {
        text.append(scalar)
      }
    }
    return (String(text), index)
  }

  /// A name or a value without surrounding white space and quotes.
  static func plain(_ text: Substring) -> String {
    let trimmed = Words.trimmed(String(text))
    guard let first = trimmed.unicodeScalars.first, quotes(closing: first) != nil else {
      return trimmed
    }
    let (inside, end) = quoted(in: trimmed, from: trimmed.startIndex)
    return end == trimmed.endIndex ? inside : trimmed
  }
}
