import Forms

/// A rule that a value breaks, for the person at the cell: one line.
package struct ValidationFailure: Error, Hashable, Sendable {
  package var rule: RuleName
  /// Errors refuse an edit and count in `check`; warnings are only shown.
  package var severity: Severity
  /// One line, without the row's label.
  package var message: String
  /// The number of problems it counts as: more than one for those inside of a value.
  package var count = 1
  /// True if `{label}` and `{value}` in the message are still to be filled in.
  var asksForValue = false
  /// True if the message names the variant of the value.
  var namesVariant = false

  package init(rule: RuleName, severity: Severity, message: String) {
    self.rule = rule
    self.severity = severity
    self.message = message
  }
}

extension Severity {
  package var mark: String { self == .error ? "✗" : "!" }
}

extension [ValidationFailure] {
  package var total: Int { reduce(0) { $0 + $1.count } }
}
