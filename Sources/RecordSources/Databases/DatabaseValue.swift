enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// A text, usually UTF-8: not every database validates.
  case text([UInt8])
  case blob([UInt8])

  /// A text that is UTF-8.
  static func text(_ text: String) -> Self { .text(Array(text.utf8)) }

  /// Maximum size in bytes of a value that is read: it is held in memory several times.
  static let longest = 1 << 24
}

enum DatabaseValueType {
  case null, integer, real, text, blob
}
