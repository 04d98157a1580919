import Values

extension ExpressionChecker {
  mutating func check(_ comparison: ExpressionComparison, at node: ExpressionNode) {
    var left = type(of: comparison.left)
    if comparison.quantifier != nil { left = elementType(of: comparison.left) }
    switch comparison.comparator {
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual:
      check(left, against: comparison.right, at: node, by: comparison.comparator)
      checkDate(comparison.left, against: type(of: comparison.right))
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
        check(left, against: element, at: element, by: comparison.comparator)
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

  /// Any for lists in the expression.
  private func elementType(of collection: ExpressionNode) -> ExpressionType {
    if case .reference(let reference) = collection.content {
      types.elementType(of: reference)
    } else {
      .any
    }
  }

  private mutating func check(
    _ left: ExpressionType, against right: ExpressionNode, at node: ExpressionNode,
    by comparator: ExpressionComparison.Operator
  ) {
    let type = type(of: right)
    checkDate(right, against: left)
    guard !left.canBe(type) else { return }
    let isOfEquality = [.equal, .unequal, .isIn].contains(comparator)
    report(.incomparable, node) { texts in
      let (left, right) = (left.name(in: texts), type.name(in: texts))
      return isOfEquality ? texts.comparisonNeverTrue(left, right) : texts.haveNoOrder(left, right)
    }
  }

  /// Reports a text that is compared with a date but is not one.
  private mutating func checkDate(_ node: ExpressionNode, against type: ExpressionType) {
    guard type == .date, case .literal(.string(let text)) = node.content, !text.isEmpty,
      DateText(text) == nil, DateText(timeOfDay: text) == nil
    else { return }
    report(.notDate, node) { $0.comparesDate(with: text) }
  }

  /// Reports a text that a row never offers, which is most likely misspelt.
  private mutating func checkTexts(_ value: ExpressionNode, _ literal: ExpressionNode) {
    guard case .reference(let reference) = value.content, let offered = types.texts(of: reference)
    else { return }
    if case .literal(.string(let text)) = literal.content, !text.isEmpty, !offered.contains(text) {
      report(.neverOffered(offered), literal) { $0.neverOffered(text) }
    } else if case .reference(let word) = literal.content, word.root == .record,
      case .member(let text)? = word.path.steps.first, word.path.steps.count == 1,
      offered.contains(text), !types.knows(word)
    {
      report(.unquoted(text), literal) { $0.isTextWithoutQuotes(text) }
    }
  }
}
