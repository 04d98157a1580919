extension Expression {
  /// The problems, in the order in which they are found; `expected` is the required type of the value.
  package func check(
    types: some ExpressionTypes, expecting expected: ExpressionType
  ) -> [ExpressionFinding] {
    var checker = ExpressionChecker(types)
    checker.check(root, expecting: expected)
    return checker.findings
  }

  /// True if `self OR other` is provably true for every record: one is NOT the other, or both compare the same value.
  package func isAlwaysTrue(or other: Expression) -> Bool {
    if let inner = root.negated, Expression(inner) == other { return true }
    if let inner = other.root.negated, Expression(inner) == self { return true }
    let either = Expression(ExpressionNode(.or([root, other.root]), 0..<0))
    return either.check(types: AnyTypes(), expecting: .bool).contains { $0.kind == .tautology }
  }

  /// True if both can provably never be true together, although each may be.
  package func excludes(_ other: Expression) -> Bool {
    !isContradiction && !other.isContradiction && Expression.all([self, other]).isContradiction
  }

  /// The conjunction of conditions.
  package static func all(_ conditions: [Expression]) -> Expression {
    Expression(ExpressionNode(.and(conditions.map(\.root)), 0..<0))
  }

  private var isContradiction: Bool {
    check(types: AnyTypes(), expecting: .bool).contains { $0.kind == .contradiction }
  }

  /// The type of its value, as far as it is known without a record.
  package func type(in types: some ExpressionTypes) -> ExpressionType {
    var checker = ExpressionChecker(types)
    return checker.type(of: root)
  }
}

private struct AnyTypes: ExpressionTypes {
  let identifiers: [String] = []

  func type(of reference: ExpressionReference) -> ExpressionType? { .any }
}

extension ExpressionNode {
  fileprivate var negated: ExpressionNode? {
    if case .not(let node) = content { node } else { nil }
  }
}
