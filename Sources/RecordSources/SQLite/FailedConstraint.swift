import Texts

/// A constraint violated by a statement, as SQLite reports it.
enum FailedConstraint {
  case notNull(column: String)
  /// A uniqueness constraint, with SQLite's message; without columns for an index of
  /// expressions.
  case unique(columns: [String], message: String)
  case check(String)
  case foreignKey
  case trigger(String)
  case rowNumber
  /// Another constraint, with SQLite's message.
  case other(String)

  /// Nil for other errors.
  init?(_ error: SQLiteError) {
    guard case .failed(let code, let message) = error else { return nil }
    // What follows the colon: columns as `table.column`, or an expression.
    let subject = message.split(separator: ": ", maxSplits: 1).dropFirst().first.map(String.init)
    let columns =
      subject?.components(separatedBy: ", ").compactMap { name in
        name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) }
      } ?? []
    switch code {
    case 1299 where !columns.isEmpty: self = .notNull(column: columns[0])
    case 1555, 2067, 2579:
      self = .unique(columns: columns, message: message)
    case 275: self = .check(subject ?? message)
    case 787: self = .foreignKey
    // RESTRICT is a trigger of SQLite's own.
    case 1811 where message == "FOREIGN KEY constraint failed": self = .foreignKey
    case 1811: self = .trigger(message)
    case 20: self = .rowNumber
    // A column of a STRICT table.
    case 3091: self = .other(message)
    default:
      guard code & 0xFF == SQLiteError.Code.constraint else { return nil }
      self = .other(message)
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
