import JSONText
import Patterns
import Texts
import Values

extension ExpressionParser {
  /// Parses a literal, a list, a call, a reference, or an expression in parentheses.
  mutating func operand() throws(ExpressionSyntaxError) -> ExpressionNode {
    let start = token.range.lowerBound
    switch token.kind {
    case .number(let text):
      var text = text
      let value = text.withUTF8 { ExpressionValue.number(UnsafeRawBufferPointer($0)) }
      if value.isNil { throw error { $0.numberBeyondExponent(Decimal34.exponentLimit) } }
      return try literal(value)
    case .string(let text): return try literal(.string(text))
    case .quotedName(let name): return try reference(.record, [.member(name)], from: start)
    case .name(let name): return try named(name, from: start)
    case .symbol("("): return try parenthesized()
    case .symbol("{"):
      try advance()
      let nodes = try nodes(until: "}")
      return try node(.list(nodes), from: start)
    case .symbol("$"): return try identifier(from: start)
    case .symbol("@"): return try special(from: start)
    case .symbol, .end: throw error { $0.expectedOperand }
    }
  }

  private mutating func literal(
    _ value: ExpressionValue
  ) throws(ExpressionSyntaxError) -> ExpressionNode {
    let start = token.range.lowerBound
    try advance()
    return try node(.literal(value), from: start)
  }

  private mutating func parenthesized() throws(ExpressionSyntaxError) -> ExpressionNode {
    try advance()
    let inner = try or()
    if ExpressionWord.comparator(token.kind) != nil { throw error { $0.comparisonAfterComparison } }
    try expect(")")
    return inner
  }

  private mutating func named(
    _ name: String, from start: Int
  ) throws(ExpressionSyntaxError) -> ExpressionNode {
    if lexer.current == "(" {
      try advance()
      try advance()
      let nodes = try withPatterns(try nodes(until: ")"), of: name)
      return try node(.call(name, nodes), from: start)
    }
    if let value = ExpressionWord.literal(name) { return try literal(value) }
    switch name {
    case "SELF": return try reference(.row, [], from: start)
    case "choice": return try reference(.choice, [], from: start)
    default: return try reference(.record, [.member(name)], from: start)
    }
  }

  /// The arguments of a call, with each literal pattern compiled once.
  private func withPatterns(
    _ nodes: [ExpressionNode], of name: String
  ) throws(ExpressionSyntaxError) -> [ExpressionNode] {
    var compiled = nodes
    for (index, node) in nodes.enumerated() where isPattern(name, index) {
      guard case .literal(.string(let source)) = node.content else { continue }
      do {
        compiled[index] = ExpressionNode(
          node.content, node.range, pattern: try SearchPattern(source))
      } catch {
        throw ExpressionSyntaxError(patternIn: node, error)
      }
    }
    return compiled
  }

  /// Parses nodes separated by commas, and the symbol at the end.
  private mutating func nodes(
    until end: String
  ) throws(ExpressionSyntaxError) -> [ExpressionNode] {
    var nodes: [ExpressionNode] = []
    if try accept(end) { return nodes }
    repeat { nodes.append(try or()) } while try accept(",")
    try expect(end)
    return nodes
  }

  private mutating func identifier(
    from start: Int
  ) throws(ExpressionSyntaxError) -> ExpressionNode {
    let isQuoted = lexer.current == "`" || lexer.current == "\""
    let name = isQuoted ? try lexer.quoted() : lexer.name()
    guard !name.isEmpty else { throw lexer.error { $0.expectedNameAfter("$") } }
    return try reference(.identifier(name), [], from: start)
  }

  /// Parses `@index`, `@key`, `@root.a`, `@parent.a`.
  private mutating func special(from start: Int) throws(ExpressionSyntaxError) -> ExpressionNode {
    let name = lexer.name()
    switch ExpressionSpecialName(rawValue: name) {
    case .root: return try reference(.root, [], from: start)
    case .parent: return try reference(.parent, [], from: start)
    case .index:
      try advance()
      return ExpressionNode(.index, start..<start + 6)
    case .key:
      try advance()
      return ExpressionNode(.key, start..<start + 4)
    case nil: throw lexer.error(at: start) { $0.unknownSpecialName("@" + name) }
    }
  }

  /// Parses the steps of a reference directly after the last token.
  private mutating func reference(
    _ root: ExpressionReference.Root, _ first: [JSONStep], from start: Int
  ) throws(ExpressionSyntaxError) -> ExpressionNode {
    let (steps, hasAggregate) = try steps(after: first)
    let reference = ExpressionReference(root, steps)
    var content = ExpressionNode.Content.reference(reference)
    if hasAggregate {
      let position = lexer.position - 1
      let name = lexer.name()
      guard let aggregate = ExpressionAggregate(rawValue: name) else {
        if ExpressionSpecialName(rawValue: name) != nil {
          throw lexer.error(at: position) { $0.beginsPath("@" + name) }
        }
        throw lexer.error(at: position) { $0.unknownSpecialName("@" + name) }
      }
      let inner = try self.steps(after: [])
      if inner.hasAggregate { throw lexer.error(at: lexer.position - 1) { $0.expectedName } }
      if aggregate == .count, !inner.steps.isEmpty {
        throw lexer.error(at: position) { $0.countTakesNoPath }
      }
      content = .aggregate(aggregate, of: reference, path: ValuePath(steps: inner.steps))
    }
    let end = lexer.position
    try advance()
    return ExpressionNode(content, start..<end)
  }

  /// Parses `.name`, `."odd name"`, `.*` and `[2]` at the lexer's position; true if `.@` follows them, which is consumed.
  private mutating func steps(
    after first: [JSONStep]
  ) throws(ExpressionSyntaxError) -> (steps: [JSONStep], hasAggregate: Bool) {
    var steps = first
    while true {
      guard steps.count <= JSONStep.mostSteps else {
        throw lexer.error { $0.pathHasAtMostSteps(JSONStep.mostSteps) }
      }
      if lexer.accept(".") {
        if lexer.accept("@") { return (steps, true) }
        steps.append(try segment())
      } else if lexer.accept("[") {
        guard case .index(let index)? = Self.step(lexer.name()), lexer.accept("]") else {
          throw lexer.error { $0.expectedIndex }
        }
        steps.append(.index(index))
      } else {
        return (steps, false)
      }
    }
  }

  private mutating func segment() throws(ExpressionSyntaxError) -> JSONStep {
    if lexer.accept("*") { return .each }
    if lexer.current == "\"" || lexer.current == "`" { return .member(try lexer.quoted()) }
    guard let step = Self.step(lexer.name()) else { throw lexer.error { $0.expectedName } }
    return step
  }

  /// Digits without leading zeros are an index.
  private static func step(_ name: String) -> JSONStep? {
    guard !name.isEmpty else { return nil }
    let isPlain = name == "0" || name.utf8.first != UInt8(ascii: "0")
    guard isPlain, name.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let index = Int(name)
    else { return .member(name) }
    return .index(index)
  }
}
