extension Expression {
  /// What can't be meant, in the order in which it is found; `expected` is how the value is used.
  package func check(
    types: some ExpressionTypes, expecting expected: ExpressionType
  ) -> [ExpressionFinding] {
    var checker = ExpressionChecker(types)
    checker.check(root, expecting: expected)
    return checker.findings
  }

  /// Whether one of two conditions is true for every record, as far as that can be proved: of the same value, or one the
  /// negation of the other. Neither alone is.
  package func excludesNegation(of other: Expression) -> Bool {
    if let inner = root.negated, Expression(inner) == other { return true }
    if let inner = other.root.negated, Expression(inner) == self { return true }
    let either = Expression(ExpressionNode(.or([root, other.root]), 0..<0))
    return either.check(types: AnyTypes(), expecting: .bool).contains { $0.kind == .tautology }
  }

  /// The type of its value, as far as it is known before there is a record.
  package func type(in types: some ExpressionTypes) -> ExpressionType {
    var checker = ExpressionChecker(types)
    return checker.type(of: root)
  }
}

/// Where nothing is known of values.
private struct AnyTypes: ExpressionTypes {
  let identifiers: [String] = []

  func type(of reference: ExpressionReference) -> ExpressionType? { .any }
}

extension ExpressionNode {
  /// What must not be true for it to be true; nil for what is no negation.
  fileprivate var negated: ExpressionNode? {
    if case .not(let node) = content { node } else { nil }
  }
}
