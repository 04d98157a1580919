/// A piece of a filter's text.
struct FilterToken {
  enum Kind: Equatable {
    case word
    /// Stood in double quotes.
    case quoted
    case sign(FilterOperator)
    case open, close
  }
  var kind: Kind
  /// In Unicode scalars of the typed text.
  var range: Range<Int>
  /// A word in lower case; empty for all else.
  var word = ""
}

/// A filter's text in tokens: quotes, comparison signs, parentheses, and the words between.
struct FilterTokens {
  /// As they were typed.
  let scalars: [Unicode.Scalar]
  /// These scalars with the signs of Chinese and Japanese keyboards as plain ones, one for one.
  let signScalars: [Unicode.Scalar]
  private(set) var tokens: [FilterToken] = []
  /// The closing parenthesis of each opening one, by their places; none for one that nothing closes.
  private(set) var partners: [Int: Int] = [:]
  /// The first closing parenthesis that closes nothing.
  private(set) var strayParenthesis: Int?
  /// The next sign's place from each place on; the number of tokens where there is none.
  private(set) var nextSigns: [Int] = []

  init(_ typed: String) {
    scalars = Array(typed.unicodeScalars)
    signScalars = scalars.map { Self.plainSigns[$0] ?? $0 }
    var place = 0
    while place < scalars.count {
      if scalars[place].properties.isWhitespace {
        place += 1
      } else {
        let token = token(at: place)
        tokens.append(token)
        place = token.range.upperBound
      }
    }
    pairParentheses()
    findSigns()
  }

  private mutating func findSigns() {
    nextSigns = Array(repeating: tokens.count, count: tokens.count + 1)
    for place in tokens.indices.reversed() {
      let isSign = if case .sign = tokens[place].kind { true } else { false }
      nextSigns[place] = isSign ? place : nextSigns[place + 1]
    }
  }

  private mutating func pairParentheses() {
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      if token.kind == .open { open.append(place) }
      guard token.kind == .close else { continue }
      if let last = open.popLast() {
        partners[last] = place
      } else if strayParenthesis == nil {
        strayParenthesis = place
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
    let word = String(scalars: scalars[start..<end]).lowercased()
    return FilterToken(kind: .word, range: start..<end, word: word)
  }

  private func endsWord(_ place: Int) -> Bool {
    let scalar = signScalars[place]
    return scalar.properties.isWhitespace || scalar == "\"" || scalar == "(" || scalar == ")"
      || sign(at: place) != nil
  }

  /// Behind the quote that closes the one at `start`.
  func endOfQuote(_ start: Int) -> Int {
    var place = start + 1
    while place < scalars.count, scalars[place] != "\"" {
      place += scalars[place] == "\\" ? 2 : 1
    }
    return min(place + 1, scalars.count)
  }

  private func sign(at place: Int) -> (FilterOperator, length: Int)? {
    for (text, sign) in Self.signs where signScalars[place...].starts(with: text) {
      return (sign, text.count)
    }
    return nil
  }

  /// Signs of full width, which mean the plain ones outside quotes.
  private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = [
    "＝": "=", "！": "!", "＞": ">", "＜": "<", "～": "~", "（": "(", "）": ")",
  ]

  /// Longer ones first.
  private static let signs: [([Unicode.Scalar], FilterOperator)] =
    ([
      ("==", .equal), ("<>", .notEqual), ("≠", .notEqual), ("≤", .lessOrEqual),
      ("≥", .greaterOrEqual),
    ] + FilterOperator.allCases.map { ($0.rawValue, $0) })
    .map { (Array($0.0.unicodeScalars), $0.1) }

  /// The typed text of some tokens, what is between them included.
  func text(_ places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last else { return "" }
    return String(
      scalars: scalars[tokens[first].range.lowerBound..<tokens[last].range.upperBound])
  }
}
