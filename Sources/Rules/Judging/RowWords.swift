import Forms
import JSONText

/// The words of all validation failures: one line each, without the label, which stands beside them.
extension ConfigRow {
  /// A failure of this row.
  func failure(_ rule: RuleName, _ message: String, severity: Severity = .error)
    -> ValidationFailure
  {
    ValidationFailure(rule: rule, severity: severity, message: message)
  }

  /// A value of another type than the row takes.
  func typeFailure(found kind: JSONKind) -> ValidationFailure {
    if hasSwitchValues {
      let (yes, no) = (trueValue.jsonText(), falseValue.jsonText())
      return failure(.type, isSecure ? "is none of its two values" : "is neither \(yes) nor \(no)")
    }
    if valueType == .date, kind == .string { return dateFailure }
    if valueType == .integer, kind == .number { return failure(.type, "must be a whole number") }
    let expected = !choices.isEmpty && !kind.isScalar ? "one of the choices" : valueType.words
    return failure(.type, "holds \(kind.words), not \(expected)")
  }

  /// A text that is no ISO date.
  var dateFailure: ValidationFailure { failure(.type, "is not a date like 2026-11-21") }

  /// Nothing where something must be.
  var requiredFailure: ValidationFailure {
    failure(.required, requiredMessage.map { filled($0, value: "") } ?? "is required")
  }

  /// Fewer characters than `minimumLength`.
  func tooShort(count: Int) -> ValidationFailure {
    let limit = minimumLength ?? 0
    return failure(.minimumLength, "needs at least \(Self.characters(limit))" + having(count))
  }

  /// More characters than `maximumLength`.
  func tooLong(count: Int) -> ValidationFailure {
    let limit = maximumLength ?? 0
    return failure(.maximumLength, "takes at most \(Self.characters(limit))" + having(count))
  }

  /// How many there are, unless that would tell something of a secret.
  private func having(_ count: Int) -> String { isSecure ? "" : ", has \(count)" }

  /// A text that the pattern does not match, in the form's own words where it has some.
  func patternFailure(value: String) -> ValidationFailure {
    if let regexMessage { return failure(.regex, filled(regexMessage, value: value)) }
    let pattern = regex?.source ?? ""
    let isShort = pattern.count <= 60 && !pattern.contains(where: \.isNewline)
    return failure(.regex, "does not match the pattern" + (isShort ? " \(pattern)" : ""))
  }

  /// What the form says of a text that its pattern does not match; nil where it says nothing.
  func regexWords(for text: String) -> String? { regexMessage.map { filled($0, value: text) } }

  /// A pattern over its limit.
  var patternNotJudged: ValidationFailure {
    failure(.regex, "not judged: the pattern needs too much work for this text", severity: .warning)
  }

  /// A pattern that went over its limit too often.
  package var patternGivenUp: ValidationFailure {
    failure(
      .regex, "not judged: the pattern needed too much work for \(PatternBudget.texts) other texts",
      severity: .warning)
  }

  /// A number or date before the lower limit.
  var belowMinimum: ValidationFailure {
    switch minimumValue {
    case .date(let date): failure(.minimumValue, "must not be before \(date)")
    case .number(let number): failure(.minimumValue, "must be at least \(number)")
    case nil: failure(.minimumValue, "is too small")
    }
  }

  /// A number or date after the upper limit.
  var aboveMaximum: ValidationFailure {
    switch maximumValue {
    case .date(let date): failure(.maximumValue, "must not be after \(date)")
    case .number(let number): failure(.maximumValue, "must be at most \(number)")
    case nil: failure(.maximumValue, "is too large")
    }
  }

  /// More digits than `maximumFractionDigits`.
  func tooPrecise(digits: Int) -> ValidationFailure {
    let limit = maximumFractionDigits ?? 0
    let words =
      limit == 0
      ? "takes no digits after the decimal point"
      : "takes at most \(limit) \(limit == 1 ? "digit" : "digits") after the decimal point"
    return failure(.fractionDigits, words + having(digits))
  }

  /// `value` is nil where it must not be told, or is too long to be.
  func notOffered(value: String?) -> ValidationFailure {
    let subject = value.flatMap { $0.count <= 40 && !isSecure ? $0 : nil } ?? "the value"
    return failure(.choice, "\(subject) is not among the choices")
  }

  /// `message` with `{label}` and `{value}` filled in; secure values stay unseen.
  private func filled(_ message: String, value: String) -> String {
    guard message.utf8.contains(UInt8(ascii: "{")) else { return message }
    var text = String.UnicodeScalarView()
    var rest = Substring(message).unicodeScalars
    while let next = rest.first {
      if rest.starts(with: "{label}".unicodeScalars) {
        text.append(contentsOf: key.unicodeScalars)
        rest = rest.dropFirst(7)
      } else if rest.starts(with: "{value}".unicodeScalars) {
        text.append(contentsOf: (isSecure ? SecretPaths.bullets : value).unicodeScalars)
        rest = rest.dropFirst(7)
      } else {
        text.append(next)
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// `1 character`, `2 characters`.
  static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
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
