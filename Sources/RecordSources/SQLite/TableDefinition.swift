import SourceText

/// The SQL that created a table.
struct TableDefinition {
  private let sql: String

  init(sql: String) { self.sql = sql }

  /// Nil if the database has none.
  init?(of table: String, in connection: SQLiteConnection) throws(SQLiteError) {
    let found = try connection.rows(
      "SELECT sql FROM sqlite_master WHERE type = 'table' AND lower(name) = lower(?)",
      [.text(table)]
    ) { $0.text(0) }
    guard let sql = found.first else { return nil }
    self.sql = sql
  }

  /// True if a constraint resolves violations by itself: `ON CONFLICT REPLACE`.
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

  /// The table whose texts a full-text index is of (`content=docs`); empty if it stores none of them. Nil for an
  /// index with stored texts, and for other tables.
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

  /// The condition of a named CHECK constraint: SQLite reports the name only. Nil if it is not found.
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

  /// The tokens of the conditions of all CHECK constraints.
  var checks: [[SQLTokens.Token]] {
    var tokens = SQLTokens(sql[...])
    var checks: [[SQLTokens.Token]] = []
    var isCheck = false
    while let token = tokens.next() {
      if isCheck, token.isSign("(") {
        checks.append(Self.tokens(upToClosing: &tokens))
      }
      isCheck = token.isWord("check")
    }
    return checks
  }

  private static func tokens(upToClosing tokens: inout SQLTokens) -> [SQLTokens.Token] {
    var (found, depth): ([SQLTokens.Token], Int) = ([], 1)
    while let token = tokens.next() {
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      if depth == 0 { break }
      found.append(token)
    }
    return found
  }

  /// The text inside an open parenthesis.
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
