extension Expression {
  /// What can't be meant, in the order in which it is found; `expected` is how the value is used.
  package func check(
    types: some ExpressionTypes, expecting expected: ExpressionType
  ) -> [ExpressionFinding] {
    var checker = ExpressionChecker(types)
    checker.check(root, expecting: expected)
    return checker.findings
  }

  /// The type of its value, as far as it is known before there is a record.
  package func type(in types: some ExpressionTypes) -> ExpressionType {
    var checker = ExpressionChecker(types)
    return checker.type(of: root)
  }
}
