import Texts
import Values

/// Functions of texts. Characters are grapheme clusters.
enum TextFunctions {
  static let all = [length, trim, upper, lower, substring, join]

  private static let length = ExpressionFunction(
    "length(text)", Sentence { $0.meaningOfLength },
    [.value(.text)], gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    .number(Decimal34(try evaluation.text(nodes[0]).count))
  }

  private static let trim = ExpressionFunction(
    "trim(text)", Sentence { $0.meaningOfTrim },
    [.value(.text)], gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    .string(Words.trimmed(try evaluation.text(nodes[0])))
  }

  private static let upper = ExpressionFunction(
    "upper(text)", Sentence { $0.meaningOfUpper },
    [.value(.text)], gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    .string(try evaluation.text(nodes[0]).uppercased())
  }

  private static let lower = ExpressionFunction(
    "lower(text)", Sentence { $0.meaningOfLower },
    [.value(.text)], gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    .string(try evaluation.text(nodes[0]).lowercased())
  }

  private static let substring = ExpressionFunction(
    "substring(text, start, count)", Sentence { $0.meaningOfSubstring },
    [.value(.text), .value(.number), .value(.number)], required: 2, gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    let text = try evaluation.text(nodes[0])
    let start = try evaluation.integer(nodes[1])
    let count = nodes.count > 2 ? try evaluation.integer(nodes[2]) : Int.max
    let (end, overflows) = start.addingReportingOverflow(max(count, 0))
    let first = max(start, 0)
    return .string(String(text.prefix(overflows ? Int.max : max(end, 0)).dropFirst(first)))
  }

  private static let join = ExpressionFunction(
    "join(list, separator)", Sentence { $0.meaningOfJoin },
    [.elements, .value(.text)], required: 1, gives: .text
  ) { nodes, evaluation throws(MissingOperand) in
    let separator = nodes.count > 1 ? try evaluation.text(nodes[1]) : ""
    var joined = ""
    var isFirst = true
    var problem: ExpressionProblem?
    var bytes = 0
    evaluation.forEachElement(of: nodes[0]) { value, evaluation in
      guard !evaluation.isGivenUp else { return false }
      if value.isNil {
        problem = value.problem
        return problem == nil
      }
      guard let text = value.joinedText else {
        problem = .wrongType(expected: .text)
        return false
      }
      if !isFirst { joined += separator }
      joined += text
      isFirst = false
      bytes += separator.utf8.count + text.utf8.count
      return bytes / 64 <= evaluation.limit
    }
    if let problem { throw MissingOperand(problem) }
    try evaluation.charge(bytes: bytes)
    return .string(joined)
  }
}
