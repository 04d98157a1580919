import JSONText

/// One evaluation of an expression: its inputs, and the work done.
struct Evaluation {
  let scope: any ExpressionScope
  let functions: [String: ExpressionFunction]
  /// The first problem, even if it only made a condition false.
  var problem: ExpressionProblem?
  /// Maximum number of steps.
  let limit: Int
  private(set) var steps = 0
  /// Cached results that are the same for all choices; nil without a list of choices.
  let constants: SharedResults?

  init(
    _ scope: any ExpressionScope, functions: [String: ExpressionFunction],
    limit: Int? = nil
  ) {
    self.init(scope, functions: functions, limit: limit, constants: scope.constants)
  }

  /// `constants` is nil to evaluate everything.
  init(
    _ scope: any ExpressionScope, functions: [String: ExpressionFunction], limit: Int?,
    constants: SharedResults?
  ) {
    self.scope = scope
    self.functions = functions
    self.limit = limit ?? scope.limit
    self.constants = constants
  }

  /// True if the evaluation was aborted: its results are invalid then.
  var isGivenUp: Bool { steps > limit }

  /// The value of an operation. O(steps), which are bounded.
  mutating func value(of node: ExpressionNode) -> ExpressionValue {
    if let constants, !node.readsChoice { return constantValue(of: node, constants) }
    guard let reference = node.enclosingReference,
      let shared = scope.sharedResults(for: reference)
    else { return ownValue(of: node) }
    return sharedValue(of: node, shared)
  }

  private mutating func ownValue(of node: ExpressionNode) -> ExpressionValue {
    do throws(MissingOperand) {
      try charge()
      return try result(of: node)
    } catch {
      if let found = error.problem, problem == nil { problem = found }
      return .missing(error.problem)
    }
  }

  /// The value of an operation that is the same for all choices; too much work for one is too much for each.
  private mutating func constantValue(
    of node: ExpressionNode, _ constants: SharedResults
  ) -> ExpressionValue {
    if case .literal(let value) = node.content { return value }
    let result = constants.result(of: node) {
      var evaluation = Evaluation(scope, functions: functions, limit: limit, constants: nil)
      let value = evaluation.value(of: node)
      return evaluation.whole(value)
    }
    steps += result.problem == .tooMuchWork ? limit + 1 : 1
    if let found = result.problem, problem == nil { problem = found }
    return result.value
  }

  /// The value of an operation shared by all items of a list. Its cost counts for the command, but not against this
  /// evaluation's limit: another one may have paid for it.
  private mutating func sharedValue(
    of node: ExpressionNode, _ shared: SharedResults
  ) -> ExpressionValue {
    let result = shared.result(of: node) {
      var evaluation = Evaluation(scope, functions: functions, limit: limit)
      let value = evaluation.ownValue(of: node)
      return evaluation.whole(value)
    }
    steps += 1
    if let found = result.problem, problem == nil { problem = found }
    return result.value
  }

  func whole(_ value: ExpressionValue) -> ExpressionResult {
    scope.spend(steps: steps)
    return isGivenUp
      ? ExpressionResult(value: .missing(.tooMuchWork), problem: .tooMuchWork)
      : ExpressionResult(value: value, problem: problem)
  }

  private mutating func result(
    of node: ExpressionNode
  ) throws(MissingOperand) -> ExpressionValue {
    switch node.content {
    case .literal(let value): return value
    case .list(let nodes):
      var values: [ExpressionValue] = []
      for node in nodes { values.append(value(of: node)) }
      return .list(values)
    case .reference(let reference) where reference.root == .choice:
      return try stored(slice(of: reference))
    case .reference(let reference): return try stored(scope.value(of: reference, in: node))
    case .index: return scope.index.map { .number(Decimal34($0)) } ?? .absent
    case .key: return scope.key.map { .string($0) } ?? .absent
    case .aggregate(let aggregate, let reference, let path):
      return try self.aggregate(aggregate, reference, path.steps)
    case .call(let name, let nodes): return try call(name, nodes)
    case .negative(let node): return .number(-(try number(node)))
    case .arithmetic(let first, let terms): return .number(try calculation(first, terms))
    case .comparison(let comparison): return .bool(isSatisfied(comparison))
    case .not(let node): return .bool(!isTrue(node))
    case .and(let nodes): return .bool(areAllTrue(nodes, node.equalities))
    case .or(let nodes): return .bool(isAnyTrue(nodes, node.equalities))
    }
  }

  /// False for other types than Bool.
  mutating func isTrue(_ node: ExpressionNode) -> Bool { value(of: node) == .bool(true) }

  func slice(of reference: ExpressionReference) -> JSONSlice? {
    if reference.root == .choice, !scope.hasChoice, let path = reference.recordPath {
      return scope.value(of: ExpressionReference(.record, path.steps))
    }
    return scope.value(of: reference)
  }

  /// The value of a record's bytes; counts the work.
  mutating func stored(_ slice: JSONSlice?) throws(MissingOperand) -> ExpressionValue {
    if let slice, slice.kind.isScalar { try charge(bytes: slice.range.count) }
    let value = ExpressionValue(slice)
    if let problem = value.problem { throw MissingOperand(problem) }
    return value
  }

  private mutating func call(
    _ name: String, _ nodes: [ExpressionNode]
  ) throws(MissingOperand) -> ExpressionValue {
    guard let function = functions[name] else { throw MissingOperand(.unknownFunction(name)) }
    guard function.takes(nodes.count) else { throw MissingOperand(.wrongArgumentCount(name)) }
    return try function.evaluate(nodes, &self)
  }

  private mutating func calculation(
    _ first: ExpressionNode, _ terms: [ArithmeticTerm]
  ) throws(MissingOperand) -> Decimal34 {
    var result = try number(first)
    for term in terms {
      try charge()
      result = try arithmetic(term.operation, result, try number(term.operand))
    }
    return result
  }

  private func arithmetic(
    _ found: ArithmeticOperator, _ left: Decimal34, _ right: Decimal34
  ) throws(MissingOperand) -> Decimal34 {
    let result: Decimal34? =
      switch found {
      case .plus: left.adding(right)
      case .minus: left.subtracting(right)
      case .times: left.multiplied(by: right)
      case .dividedBy: left.divided(by: right)
      }
    if let result { return result }
    let isZero = found == .dividedBy && right.isZero
    throw MissingOperand(isZero ? .divisionByZero : .numberOutOfRange)
  }

  // MARK: Work

  /// Counts an operation, or the bytes of a text.
  mutating func charge(bytes: Int = 0, steps count: Int = 1) throws(MissingOperand) {
    steps += min(count + bytes / 64, limit + 1)
    if isGivenUp { throw MissingOperand(.tooMuchWork) }
  }
}

/// A missing operand makes the result missing, too; with the reason, unless it is just absent.
struct MissingOperand: Error {
  let problem: ExpressionProblem?

  init(_ problem: ExpressionProblem?) { self.problem = problem }
}
