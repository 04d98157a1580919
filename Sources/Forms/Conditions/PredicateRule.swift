import Expressions
import JSONText

/// Something that must hold among a record's values.
package struct PredicateRule: Equatable, Sendable {
  /// Its name in `check`; nil for the usual one.
  package let identifier: String?
  package let predicate: Expression
  /// The message where it does not; nil for the predicate.
  package let message: String?
  /// Errors keep a record from being saved unasked; warnings and hints are only shown.
  package let severity: Severity
  package let judgesEmpty: Bool

  package init(
    _ predicate: Expression, identifier: String? = nil, message: String? = nil,
    severity: Severity = .error, judgesEmpty: Bool = false
  ) {
    self.predicate = predicate
    self.identifier = identifier
    self.message = message
    self.severity = severity
    self.judgesEmpty = judgesEmpty
  }

  /// Whether a record has all that it reads, and nothing else is read but the row's own value.
  package func isDecided(by record: JSONSlice) -> Bool {
    predicate.dependencies.references.allSatisfy { reference in
      guard reference.root != .row else { return true }
      guard let path = reference.recordPath, case .found = record.lookup(path.steps) else {
        return false
      }
      return true
    }
  }

  /// This rule, judged also where its row has no value.
  var ofRecord: PredicateRule {
    PredicateRule(
      predicate, identifier: identifier, message: message, severity: severity, judgesEmpty: true)
  }
}
