/// The pieces of a query as it was typed.
enum QueryText {
  struct Piece: Hashable {
    var text: String
    /// Whether it stood in double quotes.
    var isQuoted: Bool
    /// Where it stands in the typed text.
    var range: Range<String.Index>
  }

  /// Splits at white space outside double quotes; in quotes `\"` and `\\` are the characters.
  static func pieces(of typed: String) -> [Piece] {
    var pieces: [Piece] = []
    var index = typed.startIndex
    while index < typed.endIndex {
      if typed[index].isWhitespace {
        index = typed.index(after: index)
      } else if typed[index] == "\"" {
        let (text, end) = quoted(in: typed, from: index)
        pieces.append(Piece(text: text, isQuoted: true, range: index..<end))
        index = end
      } else {
        let end =
          typed[index...].firstIndex { $0.isWhitespace || $0 == "\"" } ?? typed.endIndex
        pieces.append(Piece(text: String(typed[index..<end]), isQuoted: false, range: index..<end))
        index = end
      }
    }
    return pieces
  }

  /// Whether every double quote that opens has one that closes it.
  static func closesItsQuotes(_ typed: String) -> Bool {
    var isOpen = false
    var isEscaped = false
    for character in typed {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" && isOpen {
        isEscaped = true
      } else if character == "\"" {
        isOpen.toggle()
      }
    }
    return !isOpen
  }

  /// The inside of the quotes that begin at `start`, and where it goes on after them.
  static func quoted(in typed: String, from start: String.Index) -> (String, String.Index) {
    var text = ""
    var index = typed.index(after: start)
    while index < typed.endIndex {
      let character = typed[index]
      index = typed.index(after: index)
      if character == "\"" { break }
      if character == "\\", index < typed.endIndex, "\"\\".contains(typed[index]) {
        text.append(typed[index])
        index = typed.index(after: index)
      } else {
        text.append(character)
      }
    }
    return (text, index)
  }

  /// A name or a value: without white space and quotes around it.
  static func plain(_ text: Substring) -> String {
    let trimmed = String(text).trimmingWhitespace()
    guard trimmed.first == "\"" else { return trimmed }
    let (inside, end) = quoted(in: trimmed, from: trimmed.startIndex)
    return end == trimmed.endIndex ? inside : trimmed
  }
}
