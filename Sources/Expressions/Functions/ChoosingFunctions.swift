import Texts

enum ChoosingFunctions {
  static let all = [ifElse, coalesce, isEmpty, choiceTitle]

  /// Functions that say what holds where a value is missing.
  static let namesOfMissing: Set = ["if", "coalesce", "isEmpty"]

  private static let ifElse = ExpressionFunction(
    "if(condition, a, b)", Sentence { $0.meaningOfIf },
    [.value(.bool), .value(.any), .value(.any)], gives: .any, choosingFrom: 1
  ) { nodes, evaluation throws(MissingOperand) in
    evaluation.value(of: evaluation.isTrue(nodes[0]) ? nodes[1] : nodes[2])
  }

  private static let coalesce = ExpressionFunction(
    "coalesce(a, b, …)", Sentence { $0.meaningOfCoalesce },
    [.value(.any)], isVariadic: true, gives: .any, choosingFrom: 0
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

  private static let isEmpty = ExpressionFunction(
    "isEmpty(value)", Sentence { $0.meaningOfIsEmpty },
    [.value(.any)], gives: .bool
  ) { nodes, evaluation throws(MissingOperand) in
    .bool(evaluation.value(of: nodes[0]).isEmpty)
  }

  private static let choiceTitle = ExpressionFunction(
    "choiceTitle(path)", Sentence { $0.meaningOfChoiceTitle },
    [.reference], gives: .text
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
