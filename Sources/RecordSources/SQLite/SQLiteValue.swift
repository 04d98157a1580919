enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// A text, usually UTF-8: SQLite doesn't validate.
  case text([UInt8])
  case blob([UInt8])

  /// A text that is UTF-8.
  static func text(_ text: String) -> Self { .text(Array(text.utf8)) }
}

enum SQLiteType: Int32 {
  case integer = 1
  case real, text, blob, null
}
