import Patterns
import Values

extension Evaluation {
  /// Evaluates `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`.
  mutating func isLike(
    _ comparison: ExpressionComparison, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(MissingOperand) -> Bool {
    guard !left.isNil, !right.isNil else { return false }
    if comparison.comparator == .matches {
      let text = try operand(left, [])
      if let pattern = comparison.pattern { return try matches(text, pattern) }
      return try matches(text, try pattern(try operand(right, []), comparison))
    }
    let (left, right) = (
      try operand(left, comparison.flags), try operand(right, comparison.flags)
    )
    switch comparison.comparator {
    case .beginsWith: return left.utf8.starts(with: right.utf8)
    case .endsWith: return left.utf8.reversed().starts(with: right.utf8.reversed())
    default:
      let wildcards = WildcardPattern(right)
      try charge(bytes: left.utf8.count * wildcards.work)
      return wildcards.matches(left)
    }
  }

  mutating func operand(
    _ value: ExpressionValue, _ flags: ExpressionComparison.Flags
  ) throws(MissingOperand) -> String {
    guard case .string(let text) = value else {
      throw MissingOperand(.wrongType(expected: .text))
    }
    return try folded(text, flags)
  }

  /// The text without the differences that the flags ignore.
  mutating func folded(
    _ text: String, _ flags: ExpressionComparison.Flags
  ) throws(MissingOperand) -> String {
    try charge(bytes: text.utf8.count)
    return flags.folded(text)
  }

  private mutating func pattern(
    _ source: String, _ comparison: ExpressionComparison
  ) throws(MissingOperand) -> RowPattern {
    try charge(steps: 1_000)
    do {
      return try RowPattern(source, options: comparison.patternOptions)
    } catch {
      throw MissingOperand(.invalidPattern(source))
    }
  }

  private mutating func matches(
    _ text: String, _ pattern: RowPattern
  ) throws(MissingOperand) -> Bool {
    switch pattern.matches(text) {
    case .match: return true
    case .mismatch: return false
    case .notJudged, .givenUp:
      // As much as a hundredth of all work: a list of such texts must end.
      try charge(steps: limit / 100)
      throw MissingOperand(.patternNotJudged)
    }
  }
}

extension ExpressionComparison.Flags {
  /// The text without the differences that the flags ignore.
  func folded(_ text: String) -> String {
    if isEmpty { return text }
    if self == [.ignoringCase, .ignoringAccents] { return SearchText.folded(text) }
    return SearchText.folded(
      text, keepingCase: !contains(.ignoringCase), keepingAccents: !contains(.ignoringAccents))
  }
}
