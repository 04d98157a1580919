extension Expression {
  /// What can't be meant, in the order in which it is found; `expected` is how the value is used.
  package func check(
    types: some ExpressionTypes, expecting expected: ExpressionType
  ) -> [ExpressionFinding] {
    var checker = ExpressionChecker(types)
    checker.check(root, expecting: expected)
    return checker.findings
  }
}
