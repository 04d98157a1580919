import JSONText
import SourceText

/// A number or a text in SQL.
enum SQLLiteral: Equatable {
  case number(String)
  case text(String)

  /// Nil for anything else, such as an expression.
  init?(_ sql: String) {
    var tokens: [SQLTokens.Token] = []
    var rest = SQLTokens(sql[...])
    while let token = rest.next() { tokens.append(token) }
    self.init(tokens[...])
  }

  init?(_ tokens: ArraySlice<SQLTokens.Token>) {
    if let token = tokens.first, tokens.count == 1, token.isText {
      self = .text(token.text)
      return
    }
    guard tokens.allSatisfy({ !$0.isQuoted }) else { return nil }
    var text = tokens.map(\.text).joined()
    if text.hasPrefix("+") { text.removeFirst() }
    switch text.lowercased() {
    case "true": self = .number("1")
    case "false": self = .number("0")
    default:
      guard JSONScanner.isNumber(text) else { return nil }
      self = .number(text)
    }
  }

  var value: JSONValue {
    switch self {
    case .number(let text): .number(text)
    case .text(let text): .string(text)
    }
  }

  /// Nil for a number that is no Boolean where these are stored as numbers.
  func value(isBoolean: Bool) -> JSONValue? {
    guard isBoolean else { return value }
    switch self {
    case .number("0"): return .bool(false)
    case .number("1"): return .bool(true)
    case .number, .text: return nil
    }
  }
}
