import Texts
import Values

enum NumberFunctions {
  static let all = [number, round, abs, mod, min, max]

  private static let number = ExpressionFunction(
    "number(text)", Sentence { $0.meaningOfNumber },
    [.value(.any)], gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    let value = evaluation.value(of: nodes[0])
    if value.isNil { throw MissingOperand(value.problem) }
    guard case .string(let text) = value else {
      guard value.number != nil else { throw MissingOperand(.wrongType(expected: .number)) }
      return value
    }
    try evaluation.charge(bytes: text.utf8.count)
    var digits = Words.trimmed(text)
    let number = digits.withUTF8 { ExpressionValue.number(UnsafeRawBufferPointer($0)) }
    if let problem = number.problem { throw MissingOperand(problem) }
    return number
  }

  private static let round = ExpressionFunction(
    "round(number, digits)", Sentence { $0.meaningOfRound },
    [.value(.number), .value(.number)], required: 1, gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    let number = try evaluation.number(nodes[0])
    let digits = nodes.count > 1 ? try evaluation.integer(nodes[1]) : 0
    guard let rounded = number.rounded(toFractionDigits: digits) else {
      throw MissingOperand(.numberOutOfRange)
    }
    return .number(rounded)
  }

  private static let abs = ExpressionFunction(
    "abs(number)", Sentence { $0.meaningOfAbs },
    [.value(.number)], gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    .number(try evaluation.number(nodes[0]).magnitude)
  }

  private static let mod = ExpressionFunction(
    "mod(a, b)", Sentence { $0.meaningOfMod }, [.value(.number), .value(.number)], gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    let number = try evaluation.number(nodes[0])
    let divisor = try evaluation.number(nodes[1])
    if divisor.isZero { throw MissingOperand(.divisionByZero) }
    guard let remainder = number.remainder(dividingBy: divisor) else {
      throw MissingOperand(.numberOutOfRange)
    }
    return .number(remainder)
  }

  private static let min = ExpressionFunction(
    "min(a, b, …)", Sentence { $0.meaningOfMin },
    [.elements], isVariadic: true, gives: .any
  ) { nodes, evaluation throws(MissingOperand) in
    try best(nodes, &evaluation) { a, b, evaluation throws(MissingOperand) in
      try evaluation.isOrdered(a, before: b)
    }
  }

  private static let max = ExpressionFunction(
    "max(a, b, …)", Sentence { $0.meaningOfMax },
    [.elements], isVariadic: true, gives: .any
  ) { nodes, evaluation throws(MissingOperand) in
    try best(nodes, &evaluation) { a, b, evaluation throws(MissingOperand) in
      try evaluation.isOrdered(b, before: a)
    }
  }

  private static func best(
    _ nodes: [ExpressionNode], _ evaluation: inout Evaluation,
    isBetter: (
      ExpressionValue, ExpressionValue, inout Evaluation
    ) throws(MissingOperand) -> Bool
  ) throws(MissingOperand) -> ExpressionValue {
    var values = RunningValues()
    var failure: MissingOperand?
    for node in nodes {
      evaluation.forEachElement(of: node) { value, evaluation in
        do throws(MissingOperand) {
          if let problem = value.problem { throw MissingOperand(problem) }
          guard !value.isNil else { return true }
          try values.keep(value) { a, b throws(MissingOperand) in
            try isBetter(a, b, &evaluation)
          }
        } catch {
          failure = error
        }
        return failure == nil
      }
      if let failure { throw failure }
    }
    return values.kept ?? .absent
  }
}
