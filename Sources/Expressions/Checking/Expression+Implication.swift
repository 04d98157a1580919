extension Expression {
  /// True if `other` is provably true for every record that satisfies this: it is one of this condition's parts, or
  /// compares a value with constants less strictly.
  package func implies(_ other: Expression) -> Bool {
    if self == other { return true }
    guard root.operationCount * other.root.operationCount <= Self.mostCompared else { return false }
    return root.implies(other.root)
  }

  /// Maximum product of the numbers of operations in both conditions.
  private static let mostCompared = 10_000
}

extension ExpressionNode {
  fileprivate var operationCount: Int {
    var count = 0
    visit { _ in count += 1 }
    return count
  }

  /// Incomplete, but never wrong. O(comparisons of one · comparisons of the other).
  fileprivate func implies(_ other: ExpressionNode) -> Bool {
    let known = conjuncts
    if known.contains(other) { return true }
    if case .or = content { return disjuncts.allSatisfy { $0.implies(other) } }
    if case .and = other.content { return other.conjuncts.allSatisfy(implies) }
    if case .or = other.content { return other.disjuncts.contains(where: implies) }
    return ConstantComparison(other)?.follows(from: known) == true
  }
}

extension ConstantComparison {
  /// True if it follows from all conditions, which compare the same value.
  fileprivate func follows(from conditions: [ExpressionNode]) -> Bool {
    let known = conditions.compactMap(ConstantComparison.init).filter { $0.value == value }
    guard !known.isEmpty, !Self.excludeEachOther(known) else { return false }
    let showPresence = known.contains { $0.comparator != .unequal && !$0.constant.isNil }
    if comparator == .unequal, constant.isNil { return showPresence }
    guard let contrary, showPresence || !isOfOrder else { return false }
    return contrary.allSatisfy { Self.excludeEachOther($0 + known) }
  }

  /// True for order comparisons, which are never true of a missing value.
  private var isOfOrder: Bool { comparator != .equal && comparator != .unequal }

  /// Lists of comparisons: if this one is false, all comparisons of one of these lists hold.
  /// Nil if unknown.
  private var contrary: [[ConstantComparison]]? {
    func with(
      _ comparator: ExpressionComparison.Operator, _ constant: ExpressionValue
    ) -> ConstantComparison {
      ConstantComparison(value, comparator, constant)
    }
    switch comparator {
    case .equal: return [[with(.unequal, constant)]]
    case .unequal: return [[with(.equal, constant)]]
    case .less: return [[with(.greaterOrEqual, constant)]]
    case .lessOrEqual: return [[with(.greater, constant)]]
    case .greater: return [[with(.lessOrEqual, constant)]]
    case .greaterOrEqual: return [[with(.less, constant)]]
    case .between:
      guard case .list(let limits) = constant, limits.count == 2 else { return nil }
      return [[with(.less, limits[0])], [with(.greater, limits[1])]]
    case .isIn:
      guard case .list(let values) = constant else { return nil }
      return [values.map { with(.unequal, $0) }]
    case .contains, .beginsWith, .endsWith, .like, .matches: return nil
    }
  }
}
