/// Named CHECK constraints, of which SQLite reports the names only.
enum CheckConstraint {
  /// What a constraint asks for, as its table's SQL has it; nil where that can't be found.
  static func condition(
    of name: String, in table: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> String? {
    let definitions = try connection.rows(
      "SELECT sql FROM sqlite_master WHERE type = 'table' AND lower(name) = lower(?)",
      [.text(table)]
    ) { $0.text(0) }
    return definitions.first.flatMap { condition(of: name, in: $0[...]) }
  }

  private static func condition(of name: String, in definition: Substring) -> String? {
    var rest = definition
    var words: [String] = []
    while let token = nextToken(&rest) {
      words = words.suffix(2) + [token.text]
      guard token.isSign("("), words.count == 3, words[1].lowercased() == "check", words[0] == name
      else {
        continue
      }
      return text(upToClosing: rest)
    }
    return nil
  }

  /// What is inside of a parenthesis that is open.
  private static func text(upToClosing start: Substring) -> String? {
    var (rest, depth) = (start, 1)
    while true {
      let end = rest.startIndex
      guard let token = nextToken(&rest) else { return nil }
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      if depth == 0 { return String(start[..<end]) }
    }
  }

  /// A word, a name or a text without its quotes, or another character; comments are such characters.
  private struct Token {
    let text: String
    var isQuoted = false

    func isSign(_ sign: String) -> Bool { !isQuoted && text == sign }
  }

  private static let closings: [Character: Character] = [
    "\"": "\"", "`": "`", "[": "]", "'": "'",
  ]

  private static func nextToken(_ rest: inout Substring) -> Token? {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.popFirst() else { return nil }
    if let closing = closings[first] {
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
      return Token(text: name, isQuoted: true)
    }
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "$"
    }
    guard isWord(first) else { return Token(text: String(first)) }
    let word = rest.prefix(while: isWord)
    rest = rest[word.endIndex...]
    return Token(text: String(first) + word)
  }
}
