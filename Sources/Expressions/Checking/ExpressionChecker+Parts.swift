/// Reports contradictory or redundant comparisons of values with constants or with themselves, alone or joined by AND
/// or OR.
extension ExpressionChecker {
  /// Reports a comparison and conditions joined by AND that are never true, and conditions joined by OR of which one
  /// is always true.
  ///
  /// Incomplete, but never wrong: only plain comparisons with numbers, texts and the like are examined.
  mutating func checkParts(of node: ExpressionNode) {
    // The same inside of parentheses is reported there.
    let isKnown = findings.contains {
      [.contradiction, .tautology, .constant].contains($0.kind)
        && node.range.lowerBound <= $0.range.lowerBound
        && $0.range.upperBound <= node.range.upperBound
    }
    guard !isKnown else { return }
    let text = { Expression(node).text }
    if Self.isNeverTrue(node) {
      report(.contradiction, node, hint: Self.hint(on: node)) { [text = text()] in
        $0.isAlwaysFalse(text)
      }
    } else if Self.isAlwaysTrue(node) {
      report(.tautology, node, hint: Self.hint(on: node)) { [text = text()] in
        $0.isAlwaysTrue(text)
      }
    }
  }

  /// The advice for a comparison that is always true or always false: limits in the order of a range, or another
  /// comparison.
  private static func hint(on node: ExpressionNode) -> ExpressionFinding.Hint? {
    guard case .comparison(let comparison) = node.content else { return nil }
    guard comparison.comparator == .between, case .list(let limits) = comparison.right.content,
      limits.count == 2
    else { return .otherComparison }
    return .instead("{\(Expression(limits[1]).text), \(Expression(limits[0]).text)}")
  }

  private static func isNeverTrue(_ node: ExpressionNode) -> Bool {
    let conjuncts = node.conjuncts
    if haveOpposites(conjuncts) { return true }
    if conjuncts.contains(where: { $0.comparesValueWithItself == false }) { return true }
    let comparisons = conjuncts.compactMap(ConstantComparison.init)
    if ConstantComparison.excludeEachOther(comparisons) { return true }
    // Each of some alternatives may be excluded by what has to be true in addition to them.
    return conjuncts.contains { conjunct in
      guard case .or = conjunct.content else { return false }
      let alternatives = conjunct.disjuncts
      guard alternatives.count * comparisons.count <= mostCompared else { return false }
      return alternatives.allSatisfy { alternative in
        let parts = alternative.conjuncts.compactMap(ConstantComparison.init)
        return !parts.isEmpty && ConstantComparison.excludeEachOther(comparisons + parts)
      }
    }
  }

  private static func isAlwaysTrue(_ node: ExpressionNode) -> Bool {
    if node.comparesValueWithItself == true { return true }
    guard case .or = node.content else { return false }
    let disjuncts = node.disjuncts
    return haveOpposites(disjuncts)
      || ConstantComparison.excludeEachOther(
        disjuncts.compactMap { ConstantComparison($0)?.negation })
  }

  /// Maximum number of comparisons between alternatives.
  private static let mostCompared = 10_000

  /// True if one of the conditions is NOT another of them. O(conditions with a NOT · conditions).
  private static func haveOpposites(_ conditions: [ExpressionNode]) -> Bool {
    let denied = conditions.compactMap { node in
      if case .not(let inner) = node.content { Expression(inner) } else { nil }
    }
    guard !denied.isEmpty, denied.count * conditions.count <= mostCompared else { return false }
    let all = conditions.map { Expression($0) }
    return denied.contains { inner in all.contains { $0 == inner } }
  }
}

extension ExpressionNode {
  /// The result of comparing a value with itself, whatever the value is; nil for any other condition.
  fileprivate var comparesValueWithItself: Bool? {
    guard case .comparison(let comparison) = content, comparison.quantifier == nil,
      case .reference(let left) = comparison.left.content,
      case .reference(let right) = comparison.right.content, left == right
    else { return nil }
    let isTrue = Expression(self).isSatisfied(in: EmptyScope())
    switch comparison.comparator {
    case .equal: return isTrue ? true : nil
    case .unequal: return isTrue ? nil : false
    case .less, .greater: return false
    // Not of a value that is missing.
    case .lessOrEqual, .greaterOrEqual, .between, .isIn, .contains, .beginsWith, .endsWith, .like,
      .matches:
      return nil
    }
  }
}
