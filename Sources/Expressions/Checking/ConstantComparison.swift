/// The side of a comparison with constants: a value of the record, or the length of its text.
enum ComparedOperand: Hashable {
  case value(ExpressionReference)
  case length(ExpressionReference)

  /// Constraints that hold without any comparison.
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

struct ConstantComparison {
  let value: ComparedOperand
  let comparator: ExpressionComparison.Operator
  let constant: ExpressionValue

  init(
    _ value: ComparedOperand, _ comparator: ExpressionComparison.Operator,
    _ constant: ExpressionValue
  ) {
    self.value = value
    self.comparator = comparator
    self.constant = constant
  }

  /// Nil for any other condition.
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

  /// The comparison that is true if this one is false; nil for an order: a missing value is neither less nor greater
  /// than another.
  var negation: ConstantComparison? {
    switch comparator {
    case .equal: ConstantComparison(value, .unequal, constant)
    case .unequal: ConstantComparison(value, .equal, constant)
    default: nil
    }
  }

  /// True if the comparisons can't all be true. O(comparisons).
  static func excludeEachOther(_ comparisons: [ConstantComparison]) -> Bool {
    var constraints: [ComparedOperand: ConstantConstraints] = [:]
    // What a value is one of is compared with all that is known of it.
    let lists = comparisons.filter { $0.comparator == .isIn }
    return (comparisons.filter { $0.comparator != .isIn } + lists).contains {
      constraints[$0.value, default: $0.value.constraints].add($0.comparator, $0.constant)
    }
  }
}

extension ExpressionNode {
  fileprivate var constant: ExpressionValue? {
    switch content {
    case .literal(let value): return value
    case .list(let nodes):
      let values = nodes.compactMap(\.constant)
      return values.count == nodes.count ? .list(values) : nil
    default: return nil
    }
  }

  /// The operands of `AND`, or the node itself.
  var conjuncts: [ExpressionNode] {
    if case .and(let nodes) = content { nodes.flatMap(\.conjuncts) } else { [self] }
  }

  /// The operands of `OR`, or the node itself.
  var disjuncts: [ExpressionNode] {
    if case .or(let nodes) = content { nodes.flatMap(\.disjuncts) } else { [self] }
  }
}
