import SourceText

/// The SQL that a table was made with.
struct TableDefinition {
  private let sql: String

  init(sql: String) { self.sql = sql }

  /// Nil where the database has none.
  init?(of table: String, in connection: SQLiteConnection) throws(SQLiteError) {
    let found = try connection.rows(
      "SELECT sql FROM sqlite_master WHERE type = 'table' AND lower(name) = lower(?)",
      [.text(table)]
    ) { $0.text(0) }
    guard let sql = found.first else { return nil }
    self.sql = sql
  }

  /// Whether a constraint says what becomes of rows that break it: `ON CONFLICT REPLACE`.
  var resolvesConflicts: Bool {
    var tokens = SQLTokens(sql[...])
    var last: String?
    while let token = tokens.next() {
      let word = token.isQuoted ? nil : token.text.lowercased()
      if last == "on", word == "conflict" { return true }
      last = word
    }
    return false
  }

  /// The table whose texts a full-text index is of (`content=docs`): the name is empty where it keeps none of them. Nil for
  /// one that has texts of its own, and for other tables.
  var contentOfFullText: String? {
    var tokens = SQLTokens(sql[...])
    var last: [SQLTokens.Token] = []
    var isFullText = false
    while let token = tokens.next() {
      if last.last.map({ !$0.isQuoted && $0.text.lowercased() == "using" }) ?? false {
        isFullText = token.text.lowercased().hasPrefix("fts")
      }
      if isFullText, last.count == 2, last[0].text.lowercased() == "content", last[1].isSign("=") {
        return token.text
      }
      last = last.suffix(1) + [token]
    }
    return nil
  }

  /// What a named CHECK constraint asks for: SQLite reports the name only. Nil where it is not found.
  func condition(ofConstraint name: String) -> String? {
    var tokens = SQLTokens(sql[...])
    var words: [String] = []
    while let token = tokens.next() {
      if token.isSign("("), words.count == 3, words[0].lowercased() == "constraint",
        words[1].hasSameBytes(as: name), words[2].lowercased() == "check"
      {
        return Self.text(upToClosing: tokens)
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
