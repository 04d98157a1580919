import Forms
import Values

/// Messages of all rules: one line each, without the label, which is shown next to them.
extension ConfigRow {
  /// A failure of this row.
  ///
  /// - Parameter limit: What is shown for `{limit}`; nil for what the row limits its values to.
  func failure(
    _ rule: RuleName, _ message: String, severity: Severity = .error, limit: String? = nil
  ) -> ValidationFailure {
    var failure = ValidationFailure(rule: rule, severity: severity, message: message)
    if severity == .error, let own = ownMessage(of: rule, limit) {
      failure.message = own
      failure.asksForValue = true
    }
    return failure
  }

  /// The form's message for a broken rule; nil if it has none, or the rule has a key of its own
  /// for that. Label and value are not filled in yet: `ValidationFailure.showing`.
  private func ownMessage(of rule: RuleName, _ limit: String?) -> String? {
    guard !errorMessages.isEmpty, let message = errorMessages[rule.rawValue],
      !(rule == .required && requiredMessage != nil || rule == .regex && regexMessage != nil)
    else { return nil }
    return filled(message, [("{limit}", limit ?? self.limit(of: rule) ?? "")])
  }

  /// The limit of a rule as messages show it: the setting of the key that the rule is named
  /// after.
  private func limit(of rule: RuleName) -> String? {
    switch setting(ofRule: rule.rawValue) {
    case let count as Int: String(count)
    case let bound as Bound: limitText(bound)
    case let step as NumberStep: limitText(step.distance)
    default: rule == .maximumFractionDigits ? maximumFractionDigits.map(String.init) : nil
    }
  }

  /// The number, or nil if it would reveal something of a secret.
  func shown(_ count: Int) -> Int? { disclosure.isSecret ? nil : count }

  /// `message` with `{label}` and `{value}` filled in, and nothing for a limit that its rule doesn't have; secure values
  /// stay unseen.
  func filled(_ message: String, value: String) -> String {
    filled(message, [("{label}", key), ("{value}", disclosure.shown(value)), ("{limit}", "")])
  }

  /// `message` with placeholders replaced, in one pass: what is filled in is not looked into.
  private func filled(_ message: String, _ values: [(placeholder: String, text: String)]) -> String
  {
    guard message.utf8.contains(UInt8(ascii: "{")) else { return message }
    var text = String.UnicodeScalarView()
    var rest = Substring(message).unicodeScalars
    while let next = rest.first {
      let found = values.first { rest.starts(with: $0.placeholder.unicodeScalars) }
      text.append(contentsOf: found?.text.unicodeScalars ?? String(next).unicodeScalars)
      rest = rest.dropFirst(found?.placeholder.unicodeScalars.count ?? 1)
    }
    return String(text)
  }
}

extension ValidationFailure {
  /// A copy with label and value in the message, if it is the form's and they are still to be
  /// filled in.
  func showing(_ value: @autoclosure () -> String, of row: ConfigRow) -> ValidationFailure {
    guard asksForValue else { return self }
    var failure = self
    failure.message = row.filled(message, value: value())
    failure.asksForValue = false
    return failure
  }
}
