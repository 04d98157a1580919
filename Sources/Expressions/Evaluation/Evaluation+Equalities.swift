/// Evaluates many equalities of one value by a lookup among literals.
extension Evaluation {
  /// True if one of the operands of `OR` is true. `runs` are lookups among them.
  mutating func isAnyTrue(_ nodes: [ExpressionNode], _ runs: [EqualityRun]) -> Bool {
    var index = 0
    for run in runs {
      for node in nodes[index..<run.range.lowerBound] where isTrue(node) { return true }
      if isOneOfLiterals(run) == true { return true }
      index = run.range.upperBound
    }
    for node in nodes[index...] where isTrue(node) { return true }
    return false
  }

  /// True if all operands of `AND` are true. `runs` are lookups among them.
  mutating func areAllTrue(_ nodes: [ExpressionNode], _ runs: [EqualityRun]) -> Bool {
    var index = 0
    for run in runs {
      for node in nodes[index..<run.range.lowerBound] where !isTrue(node) { return false }
      if isOneOfLiterals(run) != false { return false }
      index = run.range.upperBound
    }
    for node in nodes[index...] where !isTrue(node) { return false }
    return true
  }

  /// Nil if the evaluation was aborted.
  private mutating func isOneOfLiterals(_ run: EqualityRun) -> Bool? {
    let left = value(of: run.left)
    do throws(MissingOperand) {
      return try isOne(left, of: run.literals, run.flags)
    } catch {
      if let found = error.problem, problem == nil { problem = found }
      return nil
    }
  }

  /// True if a value equals one of some literals. O(value), and O(literals) for dates and numbers of very many
  /// digits.
  mutating func isOne(
    _ value: ExpressionValue, of literals: EqualLiterals, _ flags: ExpressionComparison.Flags
  ) throws(MissingOperand) -> Bool {
    try charge()
    switch value {
    case .missing, .null: return literals.hasNil
    case .bool(let value): return literals.bools.contains(value)
    case .number(let number):
      if literals.numbers.contains(number) { return true }
      return try isOne(value, ofAll: literals.longNumbers, flags)
    case .longNumber:
      // The numbers have fewer digits than it.
      return try isOne(value, ofAll: literals.longNumbers, flags)
    case .string(let text):
      if literals.texts.contains(Array(try folded(text, flags).utf8)) { return true }
      guard text.beginsLikeDate else { return false }
      return try isOne(value, ofAll: literals.dates, flags)
    case .list, .container: return false
    }
  }

  private mutating func isOne(
    _ value: ExpressionValue, ofAll others: [ExpressionValue], _ flags: ExpressionComparison.Flags
  ) throws(MissingOperand) -> Bool {
    for other in others {
      if try areEqual(value, other, flags) { return true }
    }
    return false
  }
}
