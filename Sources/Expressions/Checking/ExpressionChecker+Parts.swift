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

  private static func excludeEachOther(_ comparisons: [ConstantComparison]) -> Bool {
    guard comparisons.count > 1 else { return false }
    return comparisons.indices.contains { index in
      comparisons[..<index].contains { comparisons[index].excludes($0) }
    }
  }
}

/// A value of the record, compared with a constant.
private struct ConstantComparison {
  let value: ExpressionReference
  let comparator: ExpressionComparison.Operator
  let constant: ExpressionValue

  private init(
    _ value: ExpressionReference, _ comparator: ExpressionComparison.Operator,
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
    switch (comparison.left.content, comparison.right.content) {
    case (.reference(let value), .literal(let constant)):
      self.init(value, comparison.comparator, constant)
    case (.literal(let constant), .reference(let value)):
      guard let mirrored = Self.mirrored[comparison.comparator] else { return nil }
      self.init(value, mirrored, constant)
    default: return nil
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

  /// Whether no value satisfies both.
  func excludes(_ other: ConstantComparison) -> Bool {
    guard value == other.value else { return false }
    switch (comparator, other.comparator) {
    case (.equal, .unequal), (.unequal, .equal): return constant == other.constant
    case (.equal, .equal): return constant.isSurelyOther(than: other.constant)
    default: break
    }
    guard case .number(let number) = constant, case .number(let otherNumber) = other.constant
    else { return false }
    if let isLowIncluded = minimum, let isHighIncluded = other.maximum,
      !Self.isPossible(number, isLowIncluded, otherNumber, isHighIncluded)
    {
      return true
    }
    guard let isLowIncluded = other.minimum, let isHighIncluded = maximum else { return false }
    return !Self.isPossible(otherNumber, isLowIncluded, number, isHighIncluded)
  }

  /// Whether there are numbers from one limit to the other.
  private static func isPossible(
    _ low: Decimal34, _ isLowIncluded: Bool, _ high: Decimal34, _ isHighIncluded: Bool
  ) -> Bool {
    low < high || low == high && isLowIncluded && isHighIncluded
  }

  /// Whether its constant is a lower limit, and itself allowed; nil where it is none.
  private var minimum: Bool? {
    switch comparator {
    case .greater: false
    case .greaterOrEqual, .equal: true
    default: nil
    }
  }

  private var maximum: Bool? {
    switch comparator {
    case .less: false
    case .lessOrEqual, .equal: true
    default: nil
    }
  }
}

extension ExpressionValue {
  /// Whether nothing can be equal to both. Dates of different precision may be equal to one value.
  fileprivate func isSurelyOther(than other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.missing, _), (_, .missing), (.longNumber, _), (_, .longNumber): false
    case (.container, _), (_, .container), (.list, _), (_, .list): false
    case (.string(let a), .string(let b)):
      !a.utf8.elementsEqual(b.utf8) && !(a.beginsLikeDate && b.beginsLikeDate)
    default: self != other
    }
  }
}

extension ExpressionNode {
  /// What all has to be true.
  fileprivate var conjuncts: [ExpressionNode] {
    if case .and(let nodes) = content { nodes.flatMap(\.conjuncts) } else { [self] }
  }

  /// Of which one has to be true.
  fileprivate var disjuncts: [ExpressionNode] {
    if case .or(let nodes) = content { nodes.flatMap(\.disjuncts) } else { [self] }
  }
}
