/// The rule by which a language counts: `nplurals=2; plural=(n != 1);` in the header of its
/// translation.
struct PluralRule {
  private let expression: String

  /// Without `plural=` there is one form.
  init(_ text: String) {
    let parts = text.split(separator: ";").map { $0.filter { $0 != " " } }
    expression = parts.first { $0.hasPrefix("plural=") }.map { String($0.dropFirst(7)) } ?? "0"
  }

  /// The index of the form for a number; below 10.
  func form(of count: Int) -> Int {
    guard expression != "0" else { return 0 }
    var reader = Reader(rest: expression[...], count: count.magnitude)
    return Int(min(reader.choice(), 9))
  }

  /// Evaluates an expression of C with `n`, which has no negative numbers.
  private struct Reader {
    var rest: Substring
    let count: UInt

    /// `a ? b : c`, and all that binds more closely.
    mutating func choice() -> UInt {
      let condition = binary(level: 0)
      guard accept("?") else { return condition }
      let first = choice()
      _ = accept(":")
      let second = choice()
      return condition != 0 ? first : second
    }

    private static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["%"]]

    private mutating func binary(level: Int) -> UInt {
      guard level < Self.levels.count else { return operand() }
      var left = binary(level: level + 1)
      while let sign = Self.levels[level].first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(sign.count)
        left = Self.apply(sign, left, binary(level: level + 1))
      }
      return left
    }

    private static func apply(_ sign: String, _ left: UInt, _ right: UInt) -> UInt {
      switch sign {
      case "||": left != 0 || right != 0 ? 1 : 0
      case "&&": left != 0 && right != 0 ? 1 : 0
      case "==": left == right ? 1 : 0
      case "!=": left != right ? 1 : 0
      case "<=": left <= right ? 1 : 0
      case ">=": left >= right ? 1 : 0
      case "<": left < right ? 1 : 0
      case ">": left > right ? 1 : 0
      default: right == 0 ? 0 : left % right
      }
    }

    private mutating func operand() -> UInt {
      if accept("!") { return operand() == 0 ? 1 : 0 }
      if accept("n") { return count }
      if accept("(") {
        let value = choice()
        _ = accept(")")
        return value
      }
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return UInt(digits) ?? 0
    }

    private mutating func accept(_ sign: String) -> Bool {
      guard rest.hasPrefix(sign) else { return false }
      rest = rest.dropFirst(sign.count)
      return true
    }
  }
}
