/// Checks operands of `+`, `-`, `*` and `/`, which are numbers: dates have functions.
extension ExpressionChecker {
  /// The type of the result; any if an operand is a date, whose meaning is unclear.
  mutating func arithmetic(
    _ first: ExpressionNode, _ terms: [ArithmeticTerm]
  ) -> ExpressionType {
    let operands = [first] + terms.map(\.operand)
    let types = operands.map { type(of: $0) }
    let date = types.firstIndex(of: .date)
    for (index, type) in types.enumerated() where !type.canBe(.number) {
      // One message for all of them.
      guard type != .date || index == date else { continue }
      let call = type == .date ? Self.call(insteadOf: first, terms, types) : nil
      reportType(operands[index], .number, type, hint: call.map { .instead($0) })
    }
    for term in terms {
      guard term.operation == .dividedBy,
        case .literal(.number(let number)) = term.operand.content, number == Decimal34(0)
      else { continue }
      report(.constant, term.operand, hint: .otherDivisor) { $0.divisionByZero }
    }
    return date == nil ? .number : .any
  }

  /// The function for a sum or a difference with a date; nil for any other operation.
  private static func call(
    insteadOf first: ExpressionNode, _ terms: [ArithmeticTerm], _ types: [ExpressionType]
  ) -> String? {
    guard terms.count == 1 else { return nil }
    let (one, other) = (Expression(first).text, Expression(terms[0].operand).text)
    switch (terms[0].operation, types[0] == .date, types[1] == .date) {
    case (.plus, true, false): return "dateAdd(\(one), \(other))"
    case (.plus, false, true): return "dateAdd(\(other), \(one))"
    case (.minus, true, false):
      let isSum = if case .arithmetic = terms[0].operand.content { true } else { false }
      return "dateAdd(\(one), \(isSum ? "-(\(other))" : "-\(other)"))"
    case (.minus, true, true): return "daysBetween(\(other), \(one))"
    default: return nil
    }
  }
}
