enum ExpressionWord {
  /// True if a path needs backticks to begin with this name.
  static func isReserved(_ name: String) -> Bool {
    literal(name) != nil || isNot(name) || name == "SELF" || name == "choice"
      || ExpressionComparison.Quantifier(rawValue: name) != nil
  }

  /// `true`, `false`, `nil` and `null` in any case, `YES` and `NO` in capitals.
  static func literal(_ name: String) -> ExpressionValue? {
    switch name.lowercased() {
    case "true": .bool(true)
    case "false": .bool(false)
    case "nil", "null": .null
    case "yes" where name == "YES": .bool(true)
    case "no" where name == "NO": .bool(false)
    default: nil
    }
  }

  static func isNot(_ name: String) -> Bool { name.uppercased() == "NOT" }

  /// The operator for a name or a symbol, in alternative notations too.
  static func comparator(_ kind: ExpressionToken.Kind) -> ExpressionComparison.Operator? {
    switch kind {
    case .name(let name): .init(rawValue: name.uppercased())
    case .symbol("="): .equal
    case .symbol("<>"): .unequal
    case .symbol("=<"): .lessOrEqual
    case .symbol("=>"): .greaterOrEqual
    case .symbol(let symbol): .init(rawValue: symbol)
    case .number, .string, .quotedName, .end: nil
    }
  }
}
