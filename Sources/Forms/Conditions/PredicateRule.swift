import Expressions
import JSONText

/// Something that must hold among a record's values.
package struct PredicateRule: Equatable, Sendable {
  /// Name of the rule in `check`; nil for the default name.
  package let identifier: String?
  package let predicate: Expression
  /// Message for records that do not satisfy the predicate; nil to show the predicate.
  package let message: String?
  /// Errors require confirmation before a record is saved; warnings and hints are only shown.
  package let severity: Severity
  package internal(set) var judgesEmpty = false

  /// True if a record has all values that the predicate reads, and it reads nothing outside the
  /// record but the row's own value.
  package func isDecided(by record: JSONSlice) -> Bool {
    predicate.dependencies.references.allSatisfy { reference in
      guard reference.root != .row else { return true }
      guard let path = reference.recordPath, case .found = record.lookup(path.steps) else {
        return false
      }
      return true
    }
  }

  /// A copy of the rule that is also checked if its row has no value.
  var ofRecord: PredicateRule {
    var rule = self
    rule.judgesEmpty = true
    return rule
  }
}
