/// Named CHECK constraints, of which SQLite reports the names only.
enum CheckConstraint {
  /// What a constraint asks for, as its table's SQL has it; nil where that can't be found.
  static func condition(
    of name: String, in table: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> String? {
    try connection.definition(ofTable: table).flatMap { condition(of: name, in: $0[...]) }
  }

  private static func condition(of name: String, in definition: Substring) -> String? {
    var tokens = SQLTokens(definition)
    var words: [String] = []
    while let token = tokens.next() {
      if token.isSign("("), words.count == 3, words[0].lowercased() == "constraint",
        words[1] == name, words[2].lowercased() == "check"
      {
        return text(upToClosing: tokens)
      }
      words = words.suffix(2) + [token.text]
    }
    return nil
  }

  /// What is inside of a parenthesis that is open.
  private static func text(upToClosing start: SQLTokens) -> String? {
    var (tokens, depth) = (start, 1)
    while true {
      let end = tokens.rest.startIndex
      guard let token = tokens.next() else { return nil }
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      if depth == 0 { return String(start.rest[..<end]) }
    }
  }
}
