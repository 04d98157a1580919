import Forms

/// A rule that a value breaks, for the person at the cell: one line.
package struct ValidationFailure: Error, Hashable, Sendable {
  /// The rule it breaks.
  package var rule: RuleName
  /// Errors refuse an edit and count in `check`; warnings only tell.
  package var severity: Severity
  /// One line, without the row's label.
  package var message: String

  package init(rule: RuleName, severity: Severity, message: String) {
    self.rule = rule
    self.severity = severity
    self.message = message
  }

  /// Whether a pattern went over its limit.
  package var isPatternNotJudged: Bool { rule == .regex && severity == .warning }
}

/// The rules' names, as `check` prints them.
package enum RuleName: String, CaseIterable, Sendable {
  case path, type, required, minimumLength, maximumLength, regex, minimumValue, maximumValue
  case fractionDigits, choice, duplicate
}
