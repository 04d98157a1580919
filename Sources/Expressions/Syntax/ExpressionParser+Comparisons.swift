import Patterns

extension ExpressionParser {
  /// Parses a sum, or two that are compared.
  mutating func comparison() throws(ExpressionSyntaxError) -> ExpressionNode {
    let start = token.range.lowerBound
    var quantifier: ExpressionComparison.Quantifier?
    if case .name(let name) = token.kind, let word = ExpressionComparison.Quantifier(rawValue: name)
    {
      quantifier = word
      try advance()
    }
    let left = try sum()
    if let quantifier, !left.isCollection {
      throw lexer.error(at: left.range.lowerBound) { $0.expectedCollection(quantifier.rawValue) }
    }
    guard let comparator = ExpressionWord.comparator(token.kind) else {
      if let quantifier { throw error { $0.expectedComparison(quantifier.rawValue) } }
      return left
    }
    let flags = try flags(of: comparator)
    let right = try sum()
    if comparator == .between, case .list(let bounds) = right.content, bounds.count != 2 {
      throw lexer.error(at: right.range.lowerBound) { $0.betweenTakesTwo }
    }
    return try node(
      .comparison(
        try compiled(
          ExpressionComparison(comparator, flags: flags, quantifier: quantifier, left, right))),
      from: start)
  }

  /// Parses `[c]`, `[d]` or `[cd]` after an operator.
  private mutating func flags(
    of comparator: ExpressionComparison.Operator
  ) throws(ExpressionSyntaxError) -> ExpressionComparison.Flags {
    try advance()
    let start = token.range.lowerBound
    guard try accept("[") else { return [] }
    var flags: ExpressionComparison.Flags = []
    guard case .name(let letters) = token.kind else { throw error { $0.expectedFlags } }
    for letter in letters {
      switch letter {
      case "c", "C": flags.insert(.ignoringCase)
      case "d", "D": flags.insert(.ignoringAccents)
      default: throw error { $0.expectedFlags }
      }
    }
    if comparator == .matches, flags.contains(.ignoringAccents) {
      throw lexer.error(at: start) { $0.matchesIgnoresCaseOnly }
    }
    try advance()
    try expect("]")
    return flags
  }

  /// Compiles a literal pattern once.
  private func compiled(
    _ comparison: ExpressionComparison
  ) throws(ExpressionSyntaxError) -> ExpressionComparison {
    guard comparison.comparator == .matches,
      case .literal(.string(let source)) = comparison.right.content
    else { return comparison }
    do {
      let pattern = try RowPattern(source, options: comparison.patternOptions)
      return ExpressionComparison(
        .matches, flags: comparison.flags, quantifier: comparison.quantifier, comparison.left,
        comparison.right, pattern: pattern)
    } catch {
      throw ExpressionSyntaxError(patternIn: comparison.right, error)
    }
  }
}
