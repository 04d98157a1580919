/// The tokens of SQL, without white space and comments (https://sqlite.org/lang_comment.html).
struct SQLTokens: IteratorProtocol {
  /// A word, a name or a text without its quotes, or another character.
  struct Token {
    let text: String
    var isQuoted = false
    /// True for a text in single quotes, which is no name.
    var isText = false

    func isSign(_ sign: String) -> Bool { !isQuoted && text == sign }
  }

  private(set) var rest: Substring

  init(_ text: Substring) { rest = text }

  mutating func next() -> Token? {
    skipBlanks()
    guard let first = rest.popFirst() else { return nil }
    if let closing = Self.closings[first] {
      return Token(text: name(to: closing), isQuoted: true, isText: first == "'")
    }
    guard Self.isOfWord(first) else { return Token(text: String(first)) }
    let word = rest.prefix(while: Self.isOfWord)
    rest = rest[word.endIndex...]
    return Token(text: String(first) + word)
  }

  private mutating func skipBlanks() {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("--") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        // One that is not closed goes to the end.
        rest = rest.dropFirst(2).firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        return
      }
    }
  }

  private static let closings: [Character: Character] = [
    "\"": "\"", "`": "`", "[": "]", "'": "'",
  ]

  /// Reads the text before a closing quote; a doubled quote represents itself.
  private mutating func name(to closing: Character) -> String {
    var name = ""
    while let next = rest.popFirst() {
      if next != closing {
        name.append(next)
      } else if closing != "]", rest.first == closing {
        name.append(rest.removeFirst())
      } else {
        break
      }
    }
    return name
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }
}

extension String {
  /// True for text without any statement: only white space, semicolons and comments.
  var isEmptySQL: Bool {
    var tokens = SQLTokens(self[...])
    while let token = tokens.next() {
      guard token.isSign(";") else { return false }
    }
    return true
  }
}
