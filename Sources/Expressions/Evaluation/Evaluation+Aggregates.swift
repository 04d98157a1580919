import JSONText

/// Evaluates `items.@sum.price`. A list that is missing or null has no elements; missing and null elements are
/// ignored, except for `@count`. `@count` and `@keys` are also of an object's members.
extension Evaluation {
  mutating func aggregate(
    _ aggregate: ExpressionAggregate, _ reference: ExpressionReference, _ path: [JSONStep]
  ) throws(MissingOperand) -> ExpressionValue {
    guard let shared = scope.sharedResults(for: reference) else {
      return try result(of: aggregate, reference, path)
    }
    // What others have worked out costs this one nothing, and what it has done before has no part in whether it is too much.
    return try shared.result(of: aggregate, reference, path) { () throws(MissingOperand) in
      var evaluation = Evaluation(scope, functions: functions, limit: limit)
      defer { scope.spend(steps: evaluation.steps) }
      return try evaluation.result(of: aggregate, reference, path)
    }
  }

  private mutating func result(
    of aggregate: ExpressionAggregate, _ reference: ExpressionReference, _ path: [JSONStep]
  ) throws(MissingOperand) -> ExpressionValue {
    if let (slice, rest) = longestPrefix(of: reference), rest.isEmpty, slice.kind != .null {
      if slice.kind == .object, path.isEmpty, let members = try members(of: slice, aggregate) {
        return members
      }
      guard slice.kind == .array, aggregate != .keys else {
        throw MissingOperand(.wrongType(expected: aggregate == .keys ? .object : .list))
      }
    }
    if aggregate == .keys { return .list([]) }
    if aggregate == .count { return .number(Decimal34(try count(of: reference))) }
    var values = RunningValues()
    try visit(reference, path) { value, evaluation throws(MissingOperand) in
      switch aggregate {
      case .min:
        try values.keep(value) { a, b throws(MissingOperand) in
          try evaluation.isOrdered(a, before: b)
        }
      case .max:
        try values.keep(value) { a, b throws(MissingOperand) in
          try evaluation.isOrdered(b, before: a)
        }
      case .count, .keys, .sum, .avg: try values.add(value)
      }
    }
    switch aggregate {
    case .sum, .count, .keys: return .number(values.sum)
    case .avg: return try values.average
    case .min, .max: return values.kept ?? .absent
    }
  }

  /// The number of an object's members, or their names; nil for what is asked of lists only.
  private mutating func members(
    of object: JSONSlice, _ aggregate: ExpressionAggregate
  ) throws(MissingOperand) -> ExpressionValue? {
    guard aggregate == .count || aggregate == .keys else { return nil }
    try charge(bytes: object.range.count)
    let items = object.allItems
    return aggregate == .count
      ? .number(Decimal34(items.count)) : .list(items.map { .string($0.position.step.name) })
  }

  private mutating func count(of reference: ExpressionReference) throws(MissingOperand) -> Int {
    var count = 0
    forEachSlice(of: reference) { slice, evaluation in
      // An element without the list that the path leads to adds no elements.
      if slice != nil { count += 1 }
      return !evaluation.isGivenUp && evaluation.isCounted(slice)
    }
    if isGivenUp { throw MissingOperand(.tooMuchWork) }
    return count
  }

  private mutating func isCounted(_ slice: JSONSlice?) -> Bool {
    do throws(MissingOperand) {
      try charge(bytes: slice?.range.count ?? 0)
      return true
    } catch {
      return false
    }
  }

  /// Calls a function with the value at `path` of each element of the list.
  private mutating func visit(
    _ reference: ExpressionReference, _ path: [JSONStep],
    _ body: (ExpressionValue, inout Evaluation) throws(MissingOperand) -> Void
  ) throws(MissingOperand) {
    var failure: MissingOperand?
    func visit(_ slice: JSONSlice?, _ evaluation: inout Evaluation) -> Bool {
      do throws(MissingOperand) {
        try evaluation.charge()
        let value = try evaluation.stored(slice)
        if !value.isNil { try body(value, &evaluation) }
      } catch {
        failure = error
      }
      return failure == nil
    }
    forEachSlice(of: reference, at: path, while: visit)
    if let failure { throw failure }
    if isGivenUp { throw MissingOperand(.tooMuchWork) }
  }
}

struct RunningValues {
  private(set) var sum = Decimal34.zero
  private(set) var kept: ExpressionValue?
  private var count = 0

  mutating func add(_ value: ExpressionValue) throws(MissingOperand) {
    guard let number = value.number else { throw MissingOperand(.wrongType(expected: .number)) }
    guard let next = sum.adding(number) else { throw MissingOperand(.numberOutOfRange) }
    sum = next
    count += 1
  }

  /// Keeps the value if it is better than the one so far.
  mutating func keep(
    _ value: ExpressionValue,
    isBetter: (ExpressionValue, ExpressionValue) throws(MissingOperand) -> Bool
  ) throws(MissingOperand) {
    // A value that is compared with nothing has to be one that can be compared.
    if try isBetter(value, kept ?? value) || kept == nil { kept = value }
  }

  /// Average of the values; missing without elements.
  var average: ExpressionValue {
    get throws(MissingOperand) {
      guard count > 0 else { return .absent }
      guard let average = sum.divided(by: Decimal34(count)) else {
        throw MissingOperand(.numberOutOfRange)
      }
      return .number(average)
    }
  }
}
