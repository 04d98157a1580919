extension ExpressionChecker {
  /// Both sides of a comparison, by its operator.
  mutating func check(_ comparison: ExpressionComparison, at node: ExpressionNode) {
    var left = type(of: comparison.left)
    if comparison.quantifier != nil { left = elementType(of: comparison.left) }
    switch comparison.comparator {
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual:
      check(left, against: comparison.right, at: node)
      if comparison.comparator == .equal || comparison.comparator == .unequal {
        checkTexts(comparison.left, comparison.right)
        checkTexts(comparison.right, comparison.left)
      }
    case .between, .isIn:
      guard case .list(let nodes) = comparison.right.content else {
        let right = type(of: comparison.right)
        let isTextInText = comparison.comparator == .isIn && right.canBe(.text)
        if !right.canBe(.list), !isTextInText { reportType(comparison.right, .list, right) }
        return
      }
      for element in nodes {
        check(left, against: element, at: element)
        if comparison.comparator == .isIn { checkTexts(comparison.left, element) }
      }
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

  /// Of lists in the expression nothing is known.
  private func elementType(of collection: ExpressionNode) -> ExpressionType {
    if case .reference(let reference) = collection.content {
      types.elementType(of: reference)
    } else {
      .any
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

  /// A text that a row never offers is most likely misspelt.
  private mutating func checkTexts(_ value: ExpressionNode, _ literal: ExpressionNode) {
    guard case .reference(let reference) = value.content,
      case .literal(.string(let text)) = literal.content, !text.isEmpty,
      let offered = types.texts(of: reference), !offered.contains(text)
    else { return }
    report(.neverOffered(offered), literal) { $0.neverOffered(text) }
  }
}
