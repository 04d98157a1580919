/// What a command returns to the shell that called it.
enum ExitStatus: Int32, Comparable {
  case fine = 0
  /// The data breaks rules, or a `set` was refused.
  case rulesBroken = 1
  /// The call itself is wrong: an unknown identifier, a record out of range.
  case usage = 2
  /// The form's content is wrong, syntax included.
  case formBroken = 3
  /// A file cannot be read, parsed as data, or written.
  case fileFailure = 4

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
