enum ExitStatus: Int32, Comparable {
  case fine = 0
  /// The data violate rules, or a `set` was refused.
  case rulesBroken = 1
  /// The call itself is wrong: an unknown identifier, a record out of range.
  case usage = 2
  /// The form's content is invalid, syntax included.
  case formBroken = 3
  /// A file cannot be read, parsed as data, or written.
  case fileFailure = 4

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
