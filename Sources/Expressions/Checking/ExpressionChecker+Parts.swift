/// Conditions joined by AND or OR that compare one value with constants, and can't all be meant.
extension ExpressionChecker {
  /// Reports conditions joined by AND of which never all are true, and by OR of which never all are false.
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
    switch node.content {
    case .and:
      guard Self.excludeEachOther(node.conjuncts.compactMap(ConstantComparison.init)) else {
        return
      }
      report(.contradiction, node) { [text = text()] in $0.isAlwaysFalse(text) }
    case .or:
      let negations = node.disjuncts.compactMap { ConstantComparison($0)?.negation }
      guard Self.excludeEachOther(negations) else { return }
      report(.tautology, node) { [text = text()] in $0.isAlwaysTrue(text) }
    default: return
    }
  }

  /// O(comparisons).
  private static func excludeEachOther(_ comparisons: [ConstantComparison]) -> Bool {
    guard comparisons.count > 1 else { return false }
    var constraints: [ComparedOperand: ConstantConstraints] = [:]
    // What a value is one of is compared with all that is known of it.
    let lists = comparisons.filter { $0.comparator == .isIn }
    return (comparisons.filter { $0.comparator != .isIn } + lists).contains {
      constraints[$0.value, default: ConstantConstraints()].add($0.comparator, $0.constant)
    }
  }
}

/// What is compared with constants: a value of the record, or how long its text is.
private enum ComparedOperand: Hashable {
  case value(ExpressionReference)
  case length(ExpressionReference)

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
