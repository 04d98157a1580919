import Texts

/// Parses the operators of an expression; operands are in `ExpressionParser+Operands.swift`.
///
///     or         = and { OR and }
///     and        = not { AND not }
///     not        = NOT not | comparison
///     comparison = [ANY | ALL] sum [operator [flags] sum]
///     sum        = product { (+ | -) product }
///     product    = sign { (* | /) sign }
///     sign       = - sign | operand
struct ExpressionParser {
  var lexer: ExpressionLexer
  var token: ExpressionToken
  /// The end of the previous token.
  private(set) var lastEnd = 0
  private var nesting = 0
  /// True for an argument, by function and index, that is a pattern.
  let isPattern: @Sendable (String, Int) -> Bool

  init(
    _ text: String, isPattern: @escaping @Sendable (String, Int) -> Bool
  ) throws(ExpressionSyntaxError) {
    self.isPattern = isPattern
    guard text.unicodeScalars.count <= ExpressionLimits.length else {
      throw ExpressionSyntaxError(
        offset: ExpressionLimits.length,
        message: Sentence { $0.expressionTooLong(ExpressionLimits.length) })
    }
    lexer = ExpressionLexer(text)
    token = try lexer.next()
  }

  mutating func parse() throws(ExpressionSyntaxError) -> ExpressionNode {
    let node = try or()
    if ExpressionWord.comparator(token.kind) != nil { throw error { $0.comparisonAfterComparison } }
    guard token.kind == .end else { throw error { $0.expectedOperator } }
    return node
  }

  mutating func or() throws(ExpressionSyntaxError) -> ExpressionNode {
    try nested { parser throws(ExpressionSyntaxError) in
      try parser.joined(
        "OR", "||",
        of: { parser throws(ExpressionSyntaxError) in
          try parser.joined(
            "AND", "&&",
            of: { parser throws(ExpressionSyntaxError) in
              try parser.not()
            }
          ) { .and($0) }
        }
      ) { .or($0) }
    }
  }

  private mutating func joined(
    _ word: String, _ symbol: String,
    of operand: (inout Self) throws(ExpressionSyntaxError) -> ExpressionNode,
    _ join: ([ExpressionNode]) -> ExpressionNode.Content
  ) throws(ExpressionSyntaxError) -> ExpressionNode {
    let start = token.range.lowerBound
    var nodes = [try operand(&self)]
    while try accept(word, or: symbol) { nodes.append(try operand(&self)) }
    return nodes.count == 1 ? nodes[0] : try node(join(nodes), from: start)
  }

  private mutating func not() throws(ExpressionSyntaxError) -> ExpressionNode {
    let start = token.range.lowerBound
    guard try accept("NOT", or: "!") else { return try comparison() }
    let operand = try nested { parser throws(ExpressionSyntaxError) in try parser.not() }
    return try node(.not(operand), from: start)
  }

  mutating func sum() throws(ExpressionSyntaxError) -> ExpressionNode {
    try arithmetic([.plus, .minus]) { parser throws(ExpressionSyntaxError) in
      try parser.arithmetic([.times, .dividedBy]) { parser throws(ExpressionSyntaxError) in
        try parser.sign()
      }
    }
  }

  private mutating func arithmetic(
    _ operators: [ArithmeticOperator],
    of operand: (inout Self) throws(ExpressionSyntaxError) -> ExpressionNode
  ) throws(ExpressionSyntaxError) -> ExpressionNode {
    let start = token.range.lowerBound
    let first = try operand(&self)
    var terms: [ArithmeticTerm] = []
    while case .symbol(let symbol) = token.kind,
      let found = ArithmeticOperator(rawValue: symbol), operators.contains(found)
    {
      try advance()
      terms.append(ArithmeticTerm(found, try operand(&self)))
    }
    return terms.isEmpty ? first : try node(.calculation(first, terms), from: start)
  }

  private mutating func sign() throws(ExpressionSyntaxError) -> ExpressionNode {
    let start = token.range.lowerBound
    guard try accept("-") else { return try operand() }
    let operand = try nested { parser throws(ExpressionSyntaxError) in try parser.sign() }
    return try node(operand.negated, from: start)
  }

  // MARK: Tokens

  mutating func advance() throws(ExpressionSyntaxError) {
    lastEnd = token.range.upperBound
    token = try lexer.next()
  }

  mutating func accept(_ symbol: String) throws(ExpressionSyntaxError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func accept(
    _ word: String, or symbol: String
  ) throws(ExpressionSyntaxError) -> Bool {
    guard case .name(let name) = token.kind, name.uppercased() == word else {
      return try accept(symbol)
    }
    try advance()
    return true
  }

  mutating func expect(_ symbol: String) throws(ExpressionSyntaxError) {
    guard try accept(symbol) else { throw error { $0.expectedSymbol(symbol) } }
  }

  func error(
    _ message: @escaping @Sendable (Texts) -> String
  ) -> ExpressionSyntaxError {
    lexer.error(at: token.range.lowerBound, message)
  }

  /// The operation from `start` to the last consumed token.
  ///
  /// Its operands must be parsed before: the arguments of a call are evaluated after the parser is copied for it.
  func node(
    _ content: ExpressionNode.Content, from start: Int
  ) throws(ExpressionSyntaxError) -> ExpressionNode {
    let node = ExpressionNode(content, start..<max(start, lastEnd))
    guard node.depth <= ExpressionLimits.depth else {
      throw lexer.error(at: start) { $0.expressionTooDeep(ExpressionLimits.depth) }
    }
    return node
  }

  /// Counts the nesting of parentheses and signs during `read`.
  private mutating func nested(
    _ read: (inout Self) throws(ExpressionSyntaxError) -> ExpressionNode
  ) throws(ExpressionSyntaxError) -> ExpressionNode {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= ExpressionLimits.depth else {
      throw error { $0.expressionTooDeep(ExpressionLimits.depth) }
    }
    return try read(&self)
  }
}

extension ExpressionNode {
  /// Content of the negated operand; a negated number is a literal itself, such as `-5`.
  fileprivate var negated: Content {
    switch content {
    case .literal(.number(let number)): .literal(.number(-number))
    case .literal(.longNumber(let text)):
      .literal(.longNumber(text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text))
    default: .negative(self)
    }
  }

  var isCollection: Bool {
    switch content {
    case .reference, .list: true
    default: false
    }
  }
}
