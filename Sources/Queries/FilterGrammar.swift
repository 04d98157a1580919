import Values

/// Parses the tokens of a filter into a tree: `or` binds more loosely than `and`, and that than `not`.
///
/// The right side of a comparison is text: `and` and `or` end it only before a condition, or at the end. Words are
/// searched literally, unless the text contains a condition.
struct FilterGrammar {
  let parser: FilterParser
  let source: FilterTokens
  var tokens: [FilterToken] { source.tokens }
  /// Index of the next token.
  var position = 0
  /// Number of open parentheses.
  var depth = 0
  /// Nesting level of parentheses and `not`s.
  private var levels = 0
  /// True if `and` joins words, too: in a filter with `not` or parentheses it is not a word.
  private(set) var joinsWords = false
  var notes: [FilterNote] = []
  /// Comparisons that may miss numbers stored as texts.
  var orders: [NumberOrder] = []

  private static let levelLimit = 100

  init(_ typed: String, parser: FilterParser) {
    self.parser = parser
    source = FilterTokens(typed) { parser.row(named: $0) != nil }
    joinsWords = segments.contains { beginsLogic($0) }
  }

  /// Nil for an empty filter.
  mutating func parse() throws(FilterSyntaxError) -> FilterExpression? {
    guard !tokens.isEmpty else { return nil }
    if let noteOnSigns { notes.append(noteOnSigns) }
    let hasConditions = segments.contains(where: isCondition)
    if let note = noteOnParenthesis(hasConditions: hasConditions) { notes.append(note) }
    guard hasConditions else {
      if let noteOnUnknownColumn { notes.append(noteOnUnknownColumn) }
      return onlyWords
    }
    let expression = try alternatives()
    guard position == tokens.count else { throw surplus }
    return expression
  }

  // MARK: Joints

  private mutating func alternatives() throws(FilterSyntaxError) -> FilterExpression {
    var parts = [try conjunction()]
    while takesJoint("or") { parts.append(try conjunction()) }
    return .anyOf(parts)
  }

  private mutating func conjunction() throws(FilterSyntaxError) -> FilterExpression {
    var parts = [try operand()]
    while takesJoint("and") { parts.append(try operand()) }
    return .allOf(parts)
  }

  private mutating func takesJoint(_ word: String) -> Bool {
    guard isJoint(position), tokens[position].word == word else { return false }
    position += 1
    return true
  }

  private mutating func operand() throws(FilterSyntaxError) -> FilterExpression {
    if position == tokens.count || isJoint(position) || endsGroup(position) { throw operandMissing }
    if !namesColumnBeforeSign(position) {
      if isNot(position) { return .not(try negated()) }
      if tokens[position].kind == .open { return try group() }
    }
    return try clause()
  }

  private mutating func negated() throws(FilterSyntaxError) -> FilterExpression {
    try descend()
    defer { levels -= 1 }
    position += 1
    return try operand()
  }

  private mutating func descend() throws(FilterSyntaxError) {
    guard levels < Self.levelLimit else {
      throw error(parser.texts.filterTooDeep(Self.levelLimit), at: position)
    }
    levels += 1
  }

  private mutating func group() throws(FilterSyntaxError) -> FilterExpression {
    guard source.partners[position] != nil else {
      throw error(parser.texts.parenthesisNotClosedInText, at: position)
    }
    try descend()
    defer { levels -= 1 }
    position += 1
    depth += 1
    let inside = try alternatives()
    guard endsGroup(position) else { throw surplus }
    depth -= 1
    position += 1
    try expectEnd()
    return inside
  }

  // MARK: Errors

  /// Expects a joint, the end, or the end of the group after a complete condition.
  func expectEnd() throws(FilterSyntaxError) {
    if position < tokens.count, !isJoint(position), !endsGroup(position) { throw surplus }
  }

  private var surplus: FilterSyntaxError {
    guard position < tokens.count else {
      return error(parser.texts.expectedClosingParenthesis, at: position)
    }
    let found = TextQuoting.shown(source.text(position..<position + 1), limit: 20)
    return error(parser.texts.expectedJoint(found: found), at: position)
  }

  private var operandMissing: FilterSyntaxError {
    let before = position > 0 ? TextQuoting.shown(source.text(position - 1..<position)) : nil
    let found =
      position < tokens.count ? TextQuoting.shown(source.text(position..<position + 1)) : nil
    return error(parser.texts.expectedCondition(after: before, found: found), at: position)
  }

  func error(_ message: String, at position: Int) -> FilterSyntaxError {
    FilterSyntaxError(
      message: message,
      offset: position < tokens.count ? tokens[position].range.lowerBound : source.scalars.count)
  }
}
