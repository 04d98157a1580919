import JSONText
import Texts
import Values

/// Infers types from the operands outwards, and collects errors.
struct ExpressionChecker {
  let types: any ExpressionTypes
  private(set) var findings: [ExpressionFinding] = []
  /// True inside a condition that is already reported as constant.
  private var isInConstant = false

  init(_ types: any ExpressionTypes) { self.types = types }

  /// Checks an expression whose value is used as a type.
  mutating func check(_ node: ExpressionNode, expecting expected: ExpressionType) {
    if expected == .bool {
      condition(node)
    } else {
      _ = operand(node, expected)
    }
  }

  /// The type of an operation, after checking its operands.
  mutating func type(of node: ExpressionNode) -> ExpressionType {
    switch node.content {
    case .literal(let value): return value.type
    case .list(let nodes):
      for node in nodes { _ = type(of: node) }
      return .list
    case .reference(let reference): return type(of: reference, at: node)
    case .index: return .number
    case .key: return .text
    case .aggregate(let aggregate, let reference, let path):
      return self.aggregate(aggregate, reference, path.steps, at: node)
    case .call(let name, let nodes): return call(name, nodes, at: node)
    case .negative(let node): return operand(node, .number)
    case .arithmetic(let first, let terms): return arithmetic(first, terms)
    case .comparison(let comparison):
      check(comparison, at: node)
      checkParts(of: node)
      return .bool
    case .not(let node):
      condition(node)
      return .bool
    case .and(let nodes), .or(let nodes):
      for node in nodes { condition(node) }
      checkParts(of: node)
      return .bool
    }
  }

  /// Checks an operand against a required type, and returns the type that it counts as from there on.
  mutating func operand(_ node: ExpressionNode, _ expected: ExpressionType) -> ExpressionType {
    let type = type(of: node)
    var canBe = type.canBe(expected)
    if expected == .date, case .literal(.string) = node.content { canBe = type == .date }
    if !canBe { reportType(node, expected, type) }
    return expected
  }

  mutating func condition(_ node: ExpressionNode) {
    let wasInConstant = isInConstant
    let isConstant = !wasInConstant && ExpressionDependencies(of: node).areEmpty
    isInConstant = wasInConstant || isConstant
    let type = type(of: node)
    isInConstant = wasInConstant
    if !type.canBe(.bool) {
      report(.notBool, node) { texts in
        texts.expressionExpected(ExpressionType.bool.name(in: texts), found: type.name(in: texts))
      }
    } else if isConstant {
      let expression = Expression(node)
      let isTrue = expression.isSatisfied(in: EmptyScope())
      report(.constant, node) {
        isTrue ? $0.isAlwaysTrue(expression.shownText) : $0.isAlwaysFalse(expression.shownText)
      }
    }
  }

  mutating func report(
    _ kind: ExpressionFinding.Kind, _ node: ExpressionNode, hint: ExpressionFinding.Hint? = nil,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    findings.append(
      ExpressionFinding(kind: kind, range: node.range, message: Sentence(message), hint: hint))
  }

  mutating func reportType(
    _ node: ExpressionNode, _ expected: ExpressionType, _ found: ExpressionType,
    hint: ExpressionFinding.Hint? = nil
  ) {
    report(.wrongType, node, hint: hint) { texts in
      texts.expressionExpected(expected.name(in: texts), found: found.name(in: texts))
    }
  }

  /// Checks an aggregate of elements: not of values that can't be added, or have no order.
  private mutating func aggregate(
    _ aggregate: ExpressionAggregate, _ reference: ExpressionReference, _ path: [JSONStep],
    at node: ExpressionNode
  ) -> ExpressionType {
    let type = type(of: reference, at: node)
    let takesLists = aggregate != .keys
    let takesObjects = aggregate == .keys || aggregate == .count
    guard takesLists && type.canBe(.list) || takesObjects && type.canBe(.object) else {
      reportType(node, takesLists ? .list : .object, type)
      return .any
    }
    let element = types.elementType(
      of: ExpressionReference(reference.root, reference.path.steps + path))
    switch aggregate {
    case .count: return .number
    case .keys: return .list
    case .sum, .avg:
      if !element.canBe(.number) { reportType(node, .number, element) }
      return .number
    case .min, .max:
      let isOrdered = element.canBe(.number) || element.canBe(.text)
      if !isOrdered { reportType(node, .number, element) }
      return element
    }
  }

  // MARK: Names

  private mutating func type(
    of reference: ExpressionReference, at node: ExpressionNode
  ) -> ExpressionType {
    if let type = types.type(of: reference) {
      if let scalar = types.typeWithoutMembers(on: reference) {
        let name = ExpressionPrinter.text(of: reference)
        report(.noMembers, node) { $0.hasNoMembers(name, scalar.name(in: $0)) }
      }
      return type
    }
    let name = ExpressionPrinter.text(of: reference)
    if case .identifier = reference.root {
      let longest = reference.identifierReadings.first?.identifier ?? ""
      let nearest = NearestName.of(longest, among: types.identifiers)
        .map { ExpressionPrinter.text(ofRow: $0) }
      report(.unknownName, node) { $0.unknownRow(name, nearest: nearest) }
    } else {
      let hint = types.meaning(of: reference).map { ExpressionFinding.Hint.instead($0) }
      report(.unknownName, node, hint: hint) { $0.unknownPath(name) }
    }
    return .any
  }

  private mutating func call(
    _ name: String, _ nodes: [ExpressionNode], at node: ExpressionNode
  ) -> ExpressionType {
    guard let function = FunctionTable.byName[name] else {
      let nearest = NearestName.alike(name, among: FunctionTable.all.map(\.name))
      report(.unknownName, node) { $0.unknownFunction(name, nearest: nearest) }
      for node in nodes { _ = type(of: node) }
      return .any
    }
    if !function.takes(nodes.count) {
      let most = function.isVariadic ? nil : function.parameters.count
      report(.argumentCount, node) {
        $0.takesArguments(name, minimum: function.required, maximum: most, found: nodes.count)
      }
    }
    var choices: [ExpressionType] = []
    for (index, node) in nodes.enumerated() {
      if let first = function.firstChoice, index >= first {
        choices.append(type(of: node))
        continue
      }
      switch function.parameter(index) {
      case .value(.bool): condition(node)
      case .value(let type): _ = operand(node, type)
      case .dateUnit:
        _ = operand(node, .text)
        if case .literal(.string(let unit)) = node.content, DateFunctions.unit(unit) == nil {
          report(.wrongType, node) { $0.unknownDateUnit(unit) }
        }
      case .pattern: _ = operand(node, .text)
      case .reference:
        let type = type(of: node)
        if case .reference = node.content { continue }
        report(.wrongType, node) { texts in
          texts.expressionExpected(texts.valueTypePath, found: type.name(in: texts))
        }
      case .elements, nil: _ = type(of: node)
      }
    }
    return ExpressionType.common(to: choices) ?? function.result
  }
}
