import Values

/// Evaluates operands of a type; a value of another type is a problem, a missing one makes the result missing.
extension Evaluation {
  mutating func number(_ node: ExpressionNode) throws(MissingOperand) -> Decimal34 {
    let value = try present(node)
    guard let number = value.number else { throw MissingOperand(.wrongType(expected: .number)) }
    return number
  }

  mutating func text(_ node: ExpressionNode) throws(MissingOperand) -> String {
    guard case .string(let text) = try present(node) else {
      throw MissingOperand(.wrongType(expected: .text))
    }
    try charge(bytes: text.utf8.count)
    return text
  }

  mutating func date(_ node: ExpressionNode) throws(MissingOperand) -> DateText {
    guard case .string(let text) = try present(node), let date = DateText(text) else {
      throw MissingOperand(.wrongType(expected: .date))
    }
    return date
  }

  mutating func day(_ node: ExpressionNode) throws(MissingOperand) -> CalendarDate {
    local(try date(node)).date
  }

  /// A date in the local time of the zone that the form names.
  func local(_ date: DateText) -> DateText {
    scope.namesZone ? date.local(in: scope.zone) : date
  }

  /// A whole number within the range of `Int`.
  mutating func integer(_ node: ExpressionNode) throws(MissingOperand) -> Int {
    let number = try number(node)
    guard let integer = number.integer else { throw MissingOperand(.notWhole(number.description)) }
    return integer
  }

  private mutating func present(
    _ node: ExpressionNode
  ) throws(MissingOperand) -> ExpressionValue {
    let value = value(of: node)
    if value.isNil { throw MissingOperand(value.problem) }
    return value
  }
}
