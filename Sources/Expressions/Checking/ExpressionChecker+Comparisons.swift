extension ExpressionChecker {
  /// Both sides of a comparison, by its operator.
  mutating func check(_ comparison: ExpressionComparison, at node: ExpressionNode) {
    var left = type(of: comparison.left)
    // Of elements nothing is known.
    if comparison.quantifier != nil { left = .any }
    switch comparison.comparator {
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual:
      check(left, against: comparison.right, at: node)
    case .between, .isIn:
      guard case .list(let nodes) = comparison.right.content else {
        let right = type(of: comparison.right)
        let isTextInText = comparison.comparator == .isIn && right.canBe(.text)
        if !right.canBe(.list), !isTextInText { reportType(comparison.right, .list, right) }
        return
      }
      for element in nodes { check(left, against: element, at: element) }
    case .contains:
      if left == .list || left == .any {
        _ = type(of: comparison.right)
      } else {
        if !left.canBe(.text) { reportType(comparison.left, .text, left) }
        _ = operand(comparison.right, .text)
      }
    case .beginsWith, .endsWith, .like, .matches:
      if !left.canBe(.text) { reportType(comparison.left, .text, left) }
      _ = operand(comparison.right, .text)
    }
  }

  private mutating func check(
    _ left: ExpressionType, against right: ExpressionNode, at node: ExpressionNode
  ) {
    let type = type(of: right)
    guard !left.canBe(type) else { return }
    report(.incomparable, node) { texts in
      texts.comparisonNeverTrue(left.name(in: texts), type.name(in: texts))
    }
  }
}
