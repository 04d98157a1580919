/// Neighboring operands of `OR` that compare one value with literals: `v = 1 OR v = 2`, or of `AND`: `v != 1 AND v != 2`.
struct EqualityRun: Sendable {
  let range: Range<Int>
  let left: ExpressionNode
  let flags: ExpressionComparison.Flags
  let literals: EqualLiterals

  /// The runs of an operation, ascending. O(operands).
  static func all(in content: ExpressionNode.Content) -> [EqualityRun] {
    switch content {
    case .or(let nodes): all(in: nodes, by: .equal)
    case .and(let nodes): all(in: nodes, by: .unequal)
    default: []
    }
  }

  private static func all(
    in nodes: [ExpressionNode], by comparator: ExpressionComparison.Operator
  ) -> [EqualityRun] {
    guard nodes.count >= EqualLiterals.least else { return [] }
    var runs: [EqualityRun] = []
    var start = 0
    while start < nodes.count {
      guard let first = nodes[start].equality(by: comparator) else {
        start += 1
        continue
      }
      let others = nodes[start...].prefix { node in
        guard let other = node.equality(by: comparator) else { return false }
        return other.flags == first.flags && other.left == first.left
      }
      let operands = others.compactMap { $0.equality(by: comparator)?.right }
      if let literals = EqualLiterals(operands, first.flags) {
        runs.append(
          EqualityRun(
            range: others.indices, left: first.left, flags: first.flags, literals: literals))
      }
      start = others.endIndex
    }
    return runs
  }
}

extension ExpressionNode {
  /// The comparison of a path with a literal; nil for others.
  fileprivate func equality(
    by comparator: ExpressionComparison.Operator
  ) -> ExpressionComparison? {
    guard case .comparison(let comparison) = content, comparison.comparator == comparator,
      comparison.quantifier == nil, case .reference = comparison.left.content,
      case .literal = comparison.right.content
    else { return nil }
    return comparison
  }
}
