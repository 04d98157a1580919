import FileTesting

/// The `sqlite3` program: what makes the databases of tests, and says what became of them.
enum SQLiteProgram {
  /// Runs SQL on the database at a path, as soon as others leave it free; returns what it prints.
  ///
  /// - Parameter patience: Milliseconds.
  @discardableResult
  static func run(_ sql: String, on path: String, patience: Int = 60_000) throws -> String {
    try OtherProgram.output(of: "sqlite3", ["-bail", "-cmd", ".timeout \(patience)", path, sql])
  }
}
