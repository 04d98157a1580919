import JSONText

/// Evaluates comparisons. Missing values equal only each other, and any other comparison with them is false.
extension Evaluation {
  mutating func isSatisfied(_ comparison: ExpressionComparison) -> Bool {
    guard let quantifier = comparison.quantifier else {
      return isSatisfied(comparison, value(of: comparison.left))
    }
    if let isAny = isChoiceAmongElements(comparison) { return isAny }
    var isAny = false
    var isAll = true
    forEachElement(of: comparison.left) { value, evaluation in
      let isSatisfied = evaluation.isSatisfied(comparison, value)
      isAny = isAny || isSatisfied
      isAll = isAll && isSatisfied
      return isSatisfied == (quantifier == .all) && !evaluation.isGivenUp
    }
    return quantifier == .any ? isAny : isAll
  }

  private mutating func isSatisfied(
    _ comparison: ExpressionComparison, _ left: ExpressionValue
  ) -> Bool {
    do throws(MissingOperand) {
      return try result(comparison, left)
    } catch {
      if let found = error.problem, problem == nil { problem = found }
      return false
    }
  }

  private mutating func result(
    _ comparison: ExpressionComparison, _ left: ExpressionValue
  ) throws(MissingOperand) -> Bool {
    let flags = comparison.flags
    if comparison.comparator == .isIn { return try isElement(left, comparison) }
    let right = value(of: comparison.right)
    switch comparison.comparator {
    case .equal: return try areEqual(left, right, flags)
    case .unequal: return try !areEqual(left, right, flags)
    case .less: return try order(left, right, flags) == .ascending
    case .greater: return try order(left, right, flags) == .descending
    case .lessOrEqual: return try isOneOf(order(left, right, flags), .ascending, .equal)
    case .greaterOrEqual: return try isOneOf(order(left, right, flags), .descending, .equal)
    case .between:
      guard let bounds = elements(of: right), bounds.count == 2 else { return false }
      let (lower, upper) = (
        try order(bounds[0], left, flags), try order(left, bounds[1], flags)
      )
      return isOneOf(lower, .ascending, .equal) && isOneOf(upper, .ascending, .equal)
    case .contains, .isIn:
      if comparison.quantifier == nil, !right.isNil,
        let elements = constantElements(of: comparison.left, flags)
      {
        return try isOne(right, of: elements, flags)
      }
      return try contains(left, right, flags)
    case .beginsWith, .endsWith, .like, .matches: return try isLike(comparison, left, right)
    }
  }

  private func isOneOf(_ order: Order?, _ orders: Order...) -> Bool {
    order.map(orders.contains) ?? false
  }

  // MARK: Equality

  mutating func areEqual(
    _ a: ExpressionValue, _ b: ExpressionValue, _ flags: ExpressionComparison.Flags
  ) throws(MissingOperand) -> Bool {
    try charge()
    switch (a, b) {
    case (.missing, _), (.null, _), (_, .missing), (_, .null): return a.isNil && b.isNil
    case (.bool(let a), .bool(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    case (.number, .longNumber), (.longNumber, .number), (.longNumber, .longNumber):
      return try order(a, b, flags) == .equal
    case (.string(let textA), .string(let textB)):
      if try folded(textA, flags).utf8.elementsEqual(folded(textB, flags).utf8) { return true }
      // Dates are equal where none is before the other.
      guard textA.beginsLikeDate, textB.beginsLikeDate else { return false }
      return try order(a, b, flags) == .equal
    case (.container(let a), .container(let b)) where a.kind == .object || b.kind == .object:
      try charge(bytes: a.range.count + b.range.count)
      return a == b || a.value == b.value
    default:
      guard let a = elements(of: a), let b = elements(of: b), a.count == b.count else {
        return false
      }
      for (a, b) in zip(a, b) {
        guard try areEqual(a, b, flags) else { return false }
      }
      return true
    }
  }

  private mutating func isElement(
    _ value: ExpressionValue, _ comparison: ExpressionComparison
  ) throws(MissingOperand) -> Bool {
    let flags = comparison.flags
    guard case .list(let nodes) = comparison.right.content else {
      if !value.isNil, let elements = constantElements(of: comparison.right, flags) {
        return try isOne(value, of: elements, flags)
      }
      return try contains(self.value(of: comparison.right), value, flags)
    }
    guard !value.isNil else { return false }
    if let literals = comparison.literals { return try isOne(value, of: literals, flags) }
    for node in nodes {
      let element = self.value(of: node)
      if try areEqual(element, value, flags) { return true }
    }
    return false
  }

  /// True if a choice has the value of an element, for elements that are the same for all choices: they are indexed
  /// once. Nil for other comparisons.
  private mutating func isChoiceAmongElements(_ comparison: ExpressionComparison) -> Bool? {
    guard constants != nil, comparison.quantifier == .any, comparison.comparator == .equal,
      let elements = constantElements(of: comparison.left, comparison.flags, throughPaths: true)
    else { return nil }
    let value = value(of: comparison.right)
    do throws(MissingOperand) {
      return try isOne(value, of: elements, comparison.flags)
    } catch {
      if let found = error.problem, problem == nil { problem = found }
      return false
    }
  }

  /// The elements of a list that is the same for all choices; nil for anything but such a list of scalars.
  private mutating func constantElements(
    of list: ExpressionNode, _ flags: ExpressionComparison.Flags, throughPaths: Bool = false
  ) -> EqualLiterals? {
    guard let constants, !list.readsChoice else { return nil }
    return constants.elements(of: list, flags) {
      var evaluation = Evaluation(scope, functions: functions, limit: limit, constants: nil)
      defer { scope.spend(steps: evaluation.steps) }
      var values: [ExpressionValue]? = []
      if throughPaths {
        evaluation.forEachElement(of: list) { value, evaluation in
          values?.append(value)
          return !evaluation.isGivenUp
        }
      } else {
        let value = evaluation.value(of: list)
        values = evaluation.elements(of: value)
      }
      // What went wrong is reported by comparing them one by one.
      return evaluation.isGivenUp || evaluation.problem != nil ? nil : values
    }
  }

  /// True if a list contains the element, or a text the part.
  private mutating func contains(
    _ whole: ExpressionValue, _ part: ExpressionValue, _ flags: ExpressionComparison.Flags
  ) throws(MissingOperand) -> Bool {
    guard !whole.isNil, !part.isNil else { return false }
    if let elements = elements(of: whole) {
      for element in elements {
        if try areEqual(element, part, flags) { return true }
      }
      return false
    }
    return TextSearch.contains(try operand(whole, flags), try operand(part, flags))
  }
}

extension String {
  /// True for a possible ISO 8601 date: four digits and a hyphen. O(1).
  var beginsLikeDate: Bool {
    var bytes = utf8.makeIterator()
    for _ in 0..<4 {
      guard let byte = bytes.next(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        return false
      }
    }
    return bytes.next() == UInt8(ascii: "-")
  }
}
