import Patterns
import Texts
import Values

/// Functions that make other texts: replacing, splitting, padding, formatting.
enum RewritingFunctions {
  static let all = [replace, split, pad, format]

  private static let replace = ExpressionFunction(
    "replace(text, pattern, replacement)", Sentence { $0.meaningOfReplace },
    [.value(.text), .pattern, .value(.text)], gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    let text = try evaluation.text(nodes[0])
    let pattern = try searchPattern(nodes[1], &evaluation)
    let replacement = try evaluation.text(nodes[2])
    return .string(try replacing(pattern, in: text, with: replacement, &evaluation))
  }

  private static let split = ExpressionFunction(
    "split(text, separator, index)", Sentence { $0.meaningOfSplit },
    [.value(.text), .value(.text), .value(.number)], required: 2, gives: .any
  ) { nodes, evaluation throws(MissingOperand) in
    let text = try evaluation.text(nodes[0])
    let parts = TextSearch.parts(of: text, between: try evaluation.text(nodes[1]))
    try evaluation.charge(steps: parts.count)
    guard nodes.count > 2 else { return .list(parts.map { .string($0) }) }
    let index = try evaluation.integer(nodes[2])
    let (counted, overflows) = index.addingReportingOverflow(index < 0 ? parts.count : 0)
    guard !overflows, parts.indices.contains(counted) else { return .absent }
    return .string(parts[counted])
  }

  private static let pad = ExpressionFunction(
    "pad(value, length, filler)", Sentence { $0.meaningOfPad },
    [.value(.any), .value(.number), .value(.text)], required: 2, gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    let text = try joined(nodes[0], &evaluation)
    let length = try evaluation.integer(nodes[1])
    let filler = nodes.count > 2 ? try evaluation.text(nodes[2]) : " "
    guard length.magnitude <= longestPadded else { throw MissingOperand(.tooLong(longestPadded)) }
    let missing = Int(length.magnitude) - text.count
    guard missing > 0, !filler.isEmpty else { return .string(text) }
    try evaluation.charge(bytes: missing * filler.utf8.count)
    let count = filler.count
    let whole = String(repeating: filler, count: missing / count) + filler.prefix(missing % count)
    return .string(length < 0 ? text + whole : whole + text)
  }

  private static let longestPadded = 10_000

  private static let format = ExpressionFunction(
    "format(value, pattern)", Sentence { $0.meaningOfFormat },
    [.value(.any), .value(.text)], gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    let pattern = try evaluation.text(nodes[1])
    let text =
      if let format = PrintfFormat(pattern) {
        try formatted(nodes[0], format, &evaluation)
      } else if let dates = DatePattern(pattern), !DatePattern.hasOpenQuote(in: pattern),
        dates.showsDay || dates.showsTime
      {
        dates.text(of: evaluation.local(try evaluation.date(nodes[0])), names: .english)
      } else { String?.none }
    guard let text else { throw MissingOperand(.invalidFormat(pattern)) }
    try evaluation.charge(bytes: text.utf8.count)
    return .string(text)
  }

  /// The pattern of a literal; a computed one is compiled.
  private static func searchPattern(
    _ node: ExpressionNode, _ evaluation: inout Evaluation
  ) throws(MissingOperand) -> SearchPattern {
    if let pattern = node.pattern { return pattern }
    let source = try evaluation.text(node)
    try evaluation.charge(steps: 1_000)
    do {
      return try SearchPattern(source)
    } catch {
      throw MissingOperand(.invalidPattern(source))
    }
  }

  private static func replacing(
    _ pattern: SearchPattern, in text: String, with replacement: String,
    _ evaluation: inout Evaluation
  ) throws(MissingOperand) -> String {
    let left = max(evaluation.limit - evaluation.steps, 0)
    let replaced = pattern.replacing(
      in: text, with: replacement, mostMatches: left / stepsOfMatch, mostBytes: left * 64)
    switch replaced {
    case .text(let result, let matches):
      try evaluation.charge(bytes: result.utf8.count, steps: matches * stepsOfMatch)
      return result
    case .unknownGroup(let group): throw MissingOperand(.unknownGroup(group))
    case .notJudged:
      // As much as a hundredth of all work, as for a text that must match.
      try evaluation.charge(steps: evaluation.limit / 100)
      throw MissingOperand(.patternNotJudged)
    }
  }

  private static let stepsOfMatch = 20

  /// A text as it is, or a number or Bool as a text.
  private static func joined(
    _ node: ExpressionNode, _ evaluation: inout Evaluation
  ) throws(MissingOperand) -> String {
    let value = evaluation.value(of: node)
    if value.isNil { throw MissingOperand(value.problem) }
    guard let text = value.joinedText else { throw MissingOperand(.wrongType(expected: .text)) }
    try evaluation.charge(bytes: text.utf8.count)
    return text
  }

  /// Nil for a number that can't be written so.
  private static func formatted(
    _ node: ExpressionNode, _ format: PrintfFormat, _ evaluation: inout Evaluation
  ) throws(MissingOperand) -> String? {
    if format.takesText { return format.text(of: try joined(node, &evaluation)) }
    return DecimalText(try evaluation.number(node).description).flatMap { format.text(of: $0) }
  }
}
