struct FilterToken {
  enum Kind: Equatable {
    case word
    /// A text in double quotes.
    case quoted
    case sign(FilterOperator)
    case open, close
  }
  var kind: Kind
  /// Range in Unicode scalars of the typed text.
  var range: Range<Int>
  /// Word in lower case, with Chinese conjunctions in English; empty for all else.
  var word = ""
}

/// A filter's text as tokens: quotes, comparison signs, parentheses, and the words between.
struct FilterTokens {
  /// Scalars as typed.
  let scalars: [Unicode.Scalar]
  /// The scalars with Chinese and Japanese signs converted to ASCII, one for one.
  let signScalars: [Unicode.Scalar]
  private(set) var tokens: [FilterToken] = []
  /// The index of the closing parenthesis of each opening one; none if it is not closed.
  private(set) var partners: [Int: Int] = [:]
  /// Index of the first closing parenthesis without an opening one.
  private(set) var strayParenthesis: Int?
  /// The index of the next sign for each index; the number of tokens if there is none.
  private(set) var nextSigns: [Int] = []

  /// `isColumn` is true for a column's name: it begins a condition after a Chinese joint, which has no blanks around
  /// it.
  init(_ typed: String, isColumn: (String) -> Bool = { _ in false }) {
    scalars = Array(typed.unicodeScalars)
    signScalars = scalars.map { Self.plainSigns[$0] ?? $0 }
    var offset = 0
    while offset < scalars.count {
      if scalars[offset].properties.isWhitespace {
        offset += 1
      } else {
        let token = token(at: offset)
        offset = token.range.upperBound
        tokens += token.kind == .word ? parts(of: token, isColumn) : [token]
      }
    }
    pairParentheses()
    findSigns()
  }

  private mutating func findSigns() {
    nextSigns = Array(repeating: tokens.count, count: tokens.count + 1)
    for index in tokens.indices.reversed() {
      let isSign = if case .sign = tokens[index].kind { true } else { false }
      nextSigns[index] = isSign ? index : nextSigns[index + 1]
    }
  }

  private mutating func pairParentheses() {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open { open.append(index) }
      guard token.kind == .close else { continue }
      if let last = open.popLast() {
        partners[last] = index
      } else if strayParenthesis == nil {
        strayParenthesis = index
      }
    }
  }

  private func token(at start: Int) -> FilterToken {
    switch signScalars[start] {
    case "\"": return FilterToken(kind: .quoted, range: start..<endOfQuote(start))
    case "(": return FilterToken(kind: .open, range: start..<start + 1)
    case ")": return FilterToken(kind: .close, range: start..<start + 1)
    default: return signOrWord(at: start)
    }
  }

  private func signOrWord(at start: Int) -> FilterToken {
    if let (sign, length) = sign(at: start) {
      return FilterToken(kind: .sign(sign), range: start..<start + length)
    }
    var end = start + 1
    while end < scalars.count, !endsWord(end) { end += 1 }
    return word(start..<end)
  }

  private func word(_ range: Range<Int>) -> FilterToken {
    let text = String(scalars: scalars[range]).lowercased()
    return FilterToken(kind: .word, range: range, word: Self.chineseWords[text] ?? text)
  }

  /// The parts of a word: `1万且部门` before a sign, where 部门 is a column, has three.
  private func parts(of token: FilterToken, _ isColumn: (String) -> Bool) -> [FilterToken] {
    let range = token.range
    let next = scalars[range.upperBound...].firstIndex { !$0.properties.isWhitespace }
    guard let next, sign(at: next) != nil else { return [token] }
    for start in range {
      for joint in Self.chineseJoints where scalars[start..<range.upperBound].starts(with: joint) {
        let end = start + joint.count
        guard end < range.upperBound, isColumn(String(scalars: scalars[end..<range.upperBound]))
        else { continue }
        let before = start > range.lowerBound ? [word(range.lowerBound..<start)] : []
        return before + [word(start..<end), word(end..<range.upperBound)]
      }
    }
    return [token]
  }

  private func endsWord(_ offset: Int) -> Bool {
    let scalar = signScalars[offset]
    return scalar.properties.isWhitespace || scalar == "\"" || scalar == "(" || scalar == ")"
      || sign(at: offset) != nil
  }

  /// The index after the quote that closes the one at `start`.
  func endOfQuote(_ start: Int) -> Int {
    var offset = start + 1
    let closing = QueryText.quotes(closing: scalars[start]) ?? []
    while offset < scalars.count, !closing.contains(scalars[offset]) {
      offset += scalars[offset] == "\\" ? 2 : 1
    }
    return min(offset + 1, scalars.count)
  }

  private func sign(at offset: Int) -> (FilterOperator, length: Int)? {
    for (text, sign) in Self.signs where signScalars[offset...].starts(with: text) {
      return (sign, text.count)
    }
    return nil
  }

  /// Full-width signs and others on the same keys, which mean ASCII ones outside quotes.
  private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = [
    "＝": "=", "！": "!", "＞": ">", "＜": "<", "～": "~", "（": "(", "）": ")", "》": ">", "《": "<",
    "“": "\"", "”": "\"", "＂": "\"",
  ]

  private static let chineseWords = [
    "且": "and", "并且": "and", "或": "or", "或者": "or",
  ]

  /// Chinese conjunctions, longer ones first.
  private static let chineseJoints = ["并且", "或者", "且", "或"].map { Array($0.unicodeScalars) }

  /// Comparison signs, longer ones first.
  private static let signs: [([Unicode.Scalar], FilterOperator)] =
    ([
      ("<>", .notEqual), ("≠", .notEqual), ("≤", .lessOrEqual),
      ("≥", .greaterOrEqual),
    ] + FilterOperator.allCases.map { ($0.rawValue, $0) })
    .map { (Array($0.0.unicodeScalars), $0.1) }

  /// The typed text of some tokens, with the text between them.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(
      scalars: scalars[tokens[first].range.lowerBound..<tokens[last].range.upperBound])
  }
}
