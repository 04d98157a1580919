/// Conditions that compare values with constants or with themselves, alone or joined by AND or OR, and can't all be meant.
extension ExpressionChecker {
  /// Reports a comparison and conditions joined by AND that are never true, and conditions joined by OR of which one is always
  /// true.
  ///
  /// Finds too little rather than something wrong: only plain comparisons with numbers, texts and the like are compared.
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

  /// What helps where one comparison alone is always true or always false: limits in the order of a range, or another one.
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
    if excludeEachOther(comparisons) { return true }
    // Each of some alternatives may be excluded by what has to be true in addition to them.
    return conjuncts.contains { conjunct in
      guard case .or = conjunct.content else { return false }
      let alternatives = conjunct.disjuncts
      guard alternatives.count * comparisons.count <= mostCompared else { return false }
      return alternatives.allSatisfy { alternative in
        let parts = alternative.conjuncts.compactMap(ConstantComparison.init)
        return !parts.isEmpty && excludeEachOther(comparisons + parts)
      }
    }
  }

  private static func isAlwaysTrue(_ node: ExpressionNode) -> Bool {
    if node.comparesValueWithItself == true { return true }
    guard case .or = node.content else { return false }
    let disjuncts = node.disjuncts
    return haveOpposites(disjuncts)
      || excludeEachOther(disjuncts.compactMap { ConstantComparison($0)?.negation })
  }

  /// Comparisons that alternatives are compared with.
  private static let mostCompared = 10_000

  /// Whether one of some conditions is NOT another of them. O(conditions with a NOT · conditions).
  private static func haveOpposites(_ conditions: [ExpressionNode]) -> Bool {
    let denied = conditions.compactMap { node in
      if case .not(let inner) = node.content { Expression(inner) } else { nil }
    }
    guard !denied.isEmpty, denied.count * conditions.count <= mostCompared else { return false }
    let all = conditions.map { Expression($0) }
    return denied.contains { inner in all.contains { $0 == inner } }
  }

  /// O(comparisons).
  private static func excludeEachOther(_ comparisons: [ConstantComparison]) -> Bool {
    var constraints: [ComparedOperand: ConstantConstraints] = [:]
    // What a value is one of is compared with all that is known of it.
    let lists = comparisons.filter { $0.comparator == .isIn }
    return (comparisons.filter { $0.comparator != .isIn } + lists).contains {
      constraints[$0.value, default: $0.value.constraints].add($0.comparator, $0.constant)
    }
  }
}

/// What is compared with constants: a value of the record, or how long its text is.
private enum ComparedOperand: Hashable {
  case value(ExpressionReference)
  case length(ExpressionReference)

  /// What is known of it without any comparison.
  var constraints: ConstantConstraints {
    var constraints = ConstantConstraints()
    if case .length = self { _ = constraints.add(.greaterOrEqual, .number(Decimal34(0))) }
    return constraints
  }

  /// Nil for any other operand.
  init?(_ node: ExpressionNode) {
    switch node.content {
    case .reference(let reference): self = .value(reference)
    case .call("length", let nodes):
      guard nodes.count == 1, case .reference(let reference) = nodes[0].content else { return nil }
      self = .length(reference)
    default: return nil
    }
  }
}

/// An operand, compared with a constant.
private struct ConstantComparison {
  let value: ComparedOperand
  let comparator: ExpressionComparison.Operator
  let constant: ExpressionValue

  private init(
    _ value: ComparedOperand, _ comparator: ExpressionComparison.Operator,
    _ constant: ExpressionValue
  ) {
    self.value = value
    self.comparator = comparator
    self.constant = constant
  }

  /// Nil for a condition that is not one.
  init?(_ node: ExpressionNode) {
    guard case .comparison(let comparison) = node.content, comparison.flags.isEmpty,
      comparison.quantifier == nil
    else { return nil }
    if let value = ComparedOperand(comparison.left), let constant = comparison.right.constant {
      self.init(value, comparison.comparator, constant)
    } else if let value = ComparedOperand(comparison.right),
      let constant = comparison.left.constant,
      let mirrored = Self.mirrored[comparison.comparator]
    {
      self.init(value, mirrored, constant)
    } else {
      return nil
    }
  }

  private static let mirrored: [ExpressionComparison.Operator: ExpressionComparison.Operator] = [
    .equal: .equal, .unequal: .unequal, .less: .greater, .greater: .less,
    .lessOrEqual: .greaterOrEqual, .greaterOrEqual: .lessOrEqual,
  ]

  /// What is true where it is not; nil where that is no comparison: of a missing value, nothing is less or more.
  var negation: ConstantComparison? {
    switch comparator {
    case .equal: ConstantComparison(value, .unequal, constant)
    case .unequal: ConstantComparison(value, .equal, constant)
    default: nil
    }
  }
}

extension ExpressionNode {
  /// What a comparison of a value with itself comes to, whatever the value is; nil for any other condition.
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

  /// The literal, or the list of literals, that it is.
  fileprivate var constant: ExpressionValue? {
    switch content {
    case .literal(let value): return value
    case .list(let nodes):
      let values = nodes.compactMap(\.constant)
      return values.count == nodes.count ? .list(values) : nil
    default: return nil
    }
  }

  /// What all has to be true.
  fileprivate var conjuncts: [ExpressionNode] {
    if case .and(let nodes) = content { nodes.flatMap(\.conjuncts) } else { [self] }
  }

  /// Of which one has to be true.
  fileprivate var disjuncts: [ExpressionNode] {
    if case .or(let nodes) = content { nodes.flatMap(\.disjuncts) } else { [self] }
  }
}
