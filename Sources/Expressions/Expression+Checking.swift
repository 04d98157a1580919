extension Expression {
  /// What can't be meant, in the order in which it is found; `expected` is how the value is used.
  package func check(
    types: some ExpressionTypes, expecting expected: ExpressionType
  ) -> [ExpressionFinding] {
    var checker = ExpressionChecker(types)
    checker.check(root, expecting: expected)
    return checker.findings
  }

  /// Whether `self OR other` is true for every record, as far as that can be proved: one is NOT the other, or both compare
  /// the same value.
  package func isAlwaysTrue(or other: Expression) -> Bool {
    if let inner = root.negated, Expression(inner) == other { return true }
    if let inner = other.root.negated, Expression(inner) == self { return true }
    let either = Expression(ExpressionNode(.or([root, other.root]), 0..<0))
    return either.check(types: AnyTypes(), expecting: .bool).contains { $0.kind == .tautology }
  }

  /// Whether never both are true, as far as that can be proved, although each may be.
  package func excludes(_ other: Expression) -> Bool {
    !isContradiction && !other.isContradiction && Expression.all([self, other]).isContradiction
  }

  /// Conditions that all have to be true.
  package static func all(_ conditions: [Expression]) -> Expression {
    Expression(ExpressionNode(.and(conditions.map(\.root)), 0..<0))
  }

  private var isContradiction: Bool {
    check(types: AnyTypes(), expecting: .bool).contains { $0.kind == .contradiction }
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
  /// The operand of a NOT; nil for any other node.
  fileprivate var negated: ExpressionNode? {
    if case .not(let node) = content { node } else { nil }
  }
}
