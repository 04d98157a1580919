extension Expression {
  /// True where it is a condition that compares or negates a value that is missing or null, without asking for that by
  /// `nil`, `isEmpty`, `coalesce` or `if`.
  ///
  /// Such a condition is false, or true if negated. As an answer that is of use; as a value to be written it would come of
  /// nothing.
  package func judgesMissing(in scope: some ExpressionScope) -> Bool {
    guard root.isCondition else { return false }
    return root.judged.contains { reference in
      guard let value = scope.value(of: reference) else { return true }
      return value.kind == .null
    }
  }
}

extension ExpressionNode {
  fileprivate var isCondition: Bool {
    switch content {
    case .not, .and, .or, .comparison: true
    default: false
    }
  }

  /// The references whose values decide a condition.
  fileprivate var judged: [ExpressionReference] {
    switch content {
    case .reference(let reference): reference.root == .choice ? [] : [reference]
    case .comparison(let comparison) where comparison.left.isNil || comparison.right.isNil: []
    case .call(let name, _) where ChoosingFunctions.namesOfMissing.contains(name): []
    default: operands.flatMap(\.judged)
    }
  }

  private var isNil: Bool { if case .literal(let value) = content { value.isNil } else { false } }
}
