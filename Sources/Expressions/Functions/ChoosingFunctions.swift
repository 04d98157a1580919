enum ChoosingFunctions {
  static let all = [ifElse, coalesce, isEmpty, choiceTitle]

  /// `if(condition, a, b)`: `a` if the condition is true, else `b`; the other is not evaluated.
  private static let ifElse = ExpressionFunction(
    "if", [.value(.bool), .value(.any), .value(.any)], gives: .any, choosingFrom: 1
  ) { nodes, evaluation throws(MissingOperand) in
    evaluation.value(of: evaluation.isTrue(nodes[0]) ? nodes[1] : nodes[2])
  }

  /// `coalesce(a, b, …)`: the first value that is neither missing nor null.
  private static let coalesce = ExpressionFunction(
    "coalesce", [.value(.any)], isVariadic: true, gives: .any, choosingFrom: 0
  ) { nodes, evaluation throws(MissingOperand) in
    let earlier = evaluation.problem
    var last = ExpressionValue.absent
    for node in nodes {
      last = evaluation.value(of: node)
      guard last.isNil else {
        // What went wrong has been replaced.
        evaluation.problem = earlier
        return last
      }
    }
    return last
  }

  /// `isEmpty(value)`: true for a missing value, null, the empty text, and a list or an object
  /// without members.
  private static let isEmpty = ExpressionFunction(
    "isEmpty", [.value(.any)], gives: .bool
  ) { nodes, evaluation throws(MissingOperand) in
    .bool(evaluation.value(of: nodes[0]).isEmpty)
  }

  /// `choiceTitle(path)`: the title of the selected choice of a row; without one the value itself.
  private static let choiceTitle = ExpressionFunction(
    "choiceTitle", [.reference], gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    if case .reference(let reference) = nodes[0].content,
      let title = evaluation.scope.choiceTitle(of: reference)
    {
      return .string(title)
    }
    let value = evaluation.value(of: nodes[0])
    return value.joinedText.map { .string($0) } ?? .missing(value.problem)
  }
}
