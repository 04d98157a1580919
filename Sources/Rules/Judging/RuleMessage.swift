import Forms
import JSONText
import Texts

/// What the messages of all rules share: one line each, without the label, which is shown beside them.
extension ConfigRow {
  /// A failure of this row.
  func failure(_ rule: RuleName, _ message: String, severity: Severity = .error)
    -> ValidationFailure
  {
    ValidationFailure(rule: rule, severity: severity, message: message)
  }

  /// How many there are, unless that would reveal something of a secret.
  func shown(_ count: Int) -> Int? { disclosure.isSecret ? nil : count }

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
  package func words(in texts: any RuleTexts) -> String {
    switch self {
    case .null: texts.null
    case .bool: texts.trueOrFalse
    case .number: texts.aNumber
    case .string: texts.aText
    case .array: texts.aList
    case .object: texts.anObject
    }
  }
}

extension ValueType {
  /// For messages: `a text`, `a whole number`.
  package func words(in texts: any RuleTexts) -> String {
    switch self {
    case .string: texts.aText
    case .integer: texts.aWholeNumber
    case .number: texts.aNumber
    case .bool: texts.trueOrFalse
    case .date: texts.aDate
    case .array: texts.aList
    case .object: texts.anObject
    case .any: texts.aValue
    }
  }
}
