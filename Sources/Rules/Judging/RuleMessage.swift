import Forms
import JSONText

/// What the messages of all rules share: one line each, without the label, which is shown beside them.
extension ConfigRow {
  /// A failure of this row.
  func failure(_ rule: RuleName, _ message: String, severity: Severity = .error)
    -> ValidationFailure
  {
    ValidationFailure(rule: rule, severity: severity, message: message)
  }

  /// How many there are, unless that would reveal something of a secret.
  func having(_ count: Int) -> String { disclosure.unlessSecret(", has \(count)") }

  /// `message` with `{label}` and `{value}` filled in; secure values stay unseen.
  func filled(_ message: String, value: String) -> String {
    guard message.utf8.contains(UInt8(ascii: "{")) else { return message }
    var text = String.UnicodeScalarView()
    var rest = Substring(message).unicodeScalars
    while let next = rest.first {
      if rest.starts(with: "{label}".unicodeScalars) {
        text.append(contentsOf: key.unicodeScalars)
        rest = rest.dropFirst(7)
      } else if rest.starts(with: "{value}".unicodeScalars) {
        text.append(contentsOf: disclosure.shown(value).unicodeScalars)
        rest = rest.dropFirst(7)
      } else {
        text.append(next)
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }
}

extension JSONKind {
  /// For messages: `a text`, `a number`.
  package var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension ValueType {
  /// For messages: `a text`, `a whole number`.
  package var words: String {
    switch self {
    case .string: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .bool: "true or false"
    case .date: "a date"
    case .array: "a list"
    case .object: "an object"
    case .any: "a value"
    }
  }
}
