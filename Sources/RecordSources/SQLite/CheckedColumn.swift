import JSONText
import Records
import SourceText
import Values

/// A comparison of a column with constants in a CHECK constraint.
struct CheckedColumn {
  private enum Comparison {
    case atLeast(String)
    case moreThan(String)
    case atMost(String)
    case lessThan(String)
    case isOne(of: [SQLLiteral])
    case lengthAtMost(Int)
  }

  let column: String
  private let comparison: Comparison

  /// The comparisons that a condition joins by AND; those of other kinds are left out.
  static func all(in condition: [SQLTokens.Token]) -> [CheckedColumn] {
    let tokens = unwrapped(condition[...])
    let alternatives = parts(of: tokens, joinedBy: "or")
    if alternatives.count > 1 {
      // What may be null is limited if it is not.
      let others = alternatives.filter { nullTested($0) == nil }
      guard others.count == 1, alternatives.count == 2,
        let name = alternatives.compactMap({ nullTested($0) }).first
      else { return [] }
      return all(in: Array(others[0])).filter { $0.column.isSameName(inSQL: name) }
    }
    let conditions = parts(of: tokens, joinedBy: "and")
    guard conditions.count > 1 else { return single(tokens) }
    return conditions.flatMap { all(in: Array($0)) }
  }

  /// Adds the limit to those of a column.
  func apply(to column: inout DatabaseTable.Column) {
    switch comparison {
    case .atLeast(let number): column.limits.minimum = number
    case .atMost(let number): column.limits.maximum = number
    case .moreThan(let number):
      column.limits.minimum = Self.next(to: number, by: 1, in: column) ?? column.limits.minimum
    case .lessThan(let number):
      column.limits.maximum = Self.next(to: number, by: -1, in: column) ?? column.limits.maximum
    case .isOne(let literals):
      let values = literals.compactMap { $0.value(isBoolean: column.isBoolean) }
      if !column.isBoolean, values.count == literals.count { column.limits.choices = values }
    case .lengthAtMost(let length): column.limits.maximumLength = length
    }
  }

  /// The limit of whole numbers beside one that they don't reach; nil for others.
  private static func next(
    to number: String, by step: Int, in column: DatabaseTable.Column
  ) -> String? {
    guard column.hasIntegers else { return nil }
    return Int(number).map { String($0 + step) }
  }

  // MARK: Parsing

  private typealias Tokens = ArraySlice<SQLTokens.Token>

  /// Without parentheses around all of them.
  private static func unwrapped(_ tokens: Tokens) -> Tokens {
    guard tokens.first?.isSign("(") == true, tokens.last?.isSign(")") == true else { return tokens }
    var depth = 0
    for index in tokens.indices.dropLast() {
      if tokens[index].isSign("(") { depth += 1 }
      if tokens[index].isSign(")") { depth -= 1 }
      if depth == 0 { return tokens }
    }
    return unwrapped(tokens.dropFirst().dropLast())
  }

  /// The parts between a word outside of parentheses; the AND of BETWEEN is not one.
  private static func parts(of tokens: Tokens, joinedBy word: String) -> [Tokens] {
    var parts: [Tokens] = []
    var (start, depth) = (tokens.startIndex, 0)
    var isInBetween = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isWord("between") { isInBetween = true }
      guard token.isWord(word) else { continue }
      if word == "and", isInBetween {
        isInBetween = false
      } else {
        parts.append(tokens[start..<index])
        start = index + 1
      }
    }
    return parts + [tokens[start...]]
  }

  /// The column of `column IS NULL`.
  private static func nullTested(_ part: Tokens) -> String? {
    let tokens = unwrapped(part)
    guard tokens.count == 3, let name = tokens.first?.name,
      tokens[tokens.startIndex + 1].isWord("is"), tokens.last?.isWord("null") == true
    else { return nil }
    return name
  }

  private static func single(_ tokens: Tokens) -> [CheckedColumn] {
    guard let first = tokens.first else { return [] }
    let rest = tokens.dropFirst()
    if first.isWord("length") { return length(rest) }
    guard let name = first.name else { return reversed(tokens) }
    if rest.first?.isWord("in") == true { return choices(of: name, unwrapped(rest.dropFirst())) }
    if rest.first?.isWord("between") == true {
      let limits = parts(of: rest.dropFirst(), joinedBy: "and").map { SQLLiteral($0) }
      guard limits.count == 2, case .number(let low)? = limits[0],
        case .number(let high)? = limits[1]
      else { return [] }
      return [
        CheckedColumn(column: name, comparison: .atLeast(low)),
        CheckedColumn(column: name, comparison: .atMost(high)),
      ]
    }
    let (sign, value) = comparator(rest)
    guard let literal = SQLLiteral(value) else { return [] }
    return comparison(of: name, sign, literal)
  }

  /// `18 <= age`.
  private static func reversed(_ tokens: Tokens) -> [CheckedColumn] {
    guard let name = tokens.last?.name,
      let start = tokens.firstIndex(where: { "<>=".contains($0.text) && !$0.isQuoted }),
      let literal = SQLLiteral(tokens[..<start])
    else { return [] }
    let (sign, rest) = comparator(tokens[start...])
    guard rest.count == 1 else { return [] }
    let turned = ["<": ">", "<=": ">=", ">": "<", ">=": "<="][sign] ?? sign
    return comparison(of: name, turned, literal)
  }

  /// `(column) <= 20`, after `length`.
  private static func length(_ tokens: Tokens) -> [CheckedColumn] {
    let list = Array(tokens)
    guard list.count > 4, list[0].isSign("("), list[2].isSign(")"), let name = list[1].name
    else { return [] }
    let (sign, value) = comparator(list[3...])
    guard case .number(let text)? = SQLLiteral(value), let limit = Int(text) else { return [] }
    switch sign {
    case "<=": return [CheckedColumn(column: name, comparison: .lengthAtMost(limit))]
    case "<": return [CheckedColumn(column: name, comparison: .lengthAtMost(limit - 1))]
    default: return []
    }
  }

  private static func choices(of name: String, _ list: Tokens) -> [CheckedColumn] {
    let parts = list.split { $0.isSign(",") }
    let literals = parts.compactMap { SQLLiteral($0) }
    guard !literals.isEmpty, literals.count == parts.count else { return [] }
    return [CheckedColumn(column: name, comparison: .isOne(of: literals))]
  }

  /// The comparator in front, and the tokens after it.
  private static func comparator(_ tokens: Tokens) -> (String, Tokens) {
    let signs = tokens.prefix { !$0.isQuoted && "<>=!".contains($0.text) }
    return (signs.map(\.text).joined(), tokens[signs.endIndex...])
  }

  private static func comparison(
    of name: String, _ sign: String, _ literal: SQLLiteral
  ) -> [CheckedColumn] {
    let found: Comparison
    switch (sign, literal) {
    case (">=", .number(let text)): found = .atLeast(text)
    case (">", .number(let text)): found = .moreThan(text)
    case ("<=", .number(let text)): found = .atMost(text)
    case ("<", .number(let text)): found = .lessThan(text)
    case ("=", _), ("==", _): found = .isOne(of: [literal])
    default: return []
    }
    return [CheckedColumn(column: name, comparison: found)]
  }
}

extension SQLTokens.Token {
  func isWord(_ word: String) -> Bool { !isQuoted && text.lowercased() == word }

  /// The name of a column; nil for texts, numbers and signs.
  fileprivate var name: String? {
    if isText { return nil }
    guard !isQuoted else { return text }
    guard let first = text.first, first.isLetter || first == "_",
      !["not", "null", "true", "false", "case", "length"].contains(text.lowercased())
    else { return nil }
    return text
  }
}
