import JSONText
import SourceText

/// The records requested for a form, and the members that its paths enter.
package struct RecordRequest: Sendable {
  /// The path of the list of records in a document; empty for its root.
  package var path: [JSONStep]
  /// The table of a database; nil for its only one.
  package var table: String?
  /// Returns members with more than one value: a database's text of JSON in them is read as JSON.
  package var membersEntered: @Sendable () -> Set<ExactText>
  /// Returns paths whose rows accept dates or data, for new values in sources with such types.
  package var expectedTypes: @Sendable () -> [[JSONStep]: ExpectedType]
  /// Returns true for a member that must not be shown, not even to identify a record.
  package var isSecret: @Sendable (String) -> Bool
  /// True if records may have secret values, so that no copies are stored; nil until a form is known.
  package var holdsSecrets: Bool?
  /// Returns true to end the reading early; called on its thread every few milliseconds of work.
  package var isStopped: @Sendable () -> Bool = { false }

  /// The records at a path, or at the root.
  package init(
    path: [JSONStep] = [], table: String? = nil,
    membersEntered: @escaping @Sendable () -> Set<ExactText> = { [] },
    expectedTypes: @escaping @Sendable () -> [[JSONStep]: ExpectedType] = { [:] },
    isSecret: @escaping @Sendable (String) -> Bool = { _ in false },
    holdsSecrets: Bool? = false
  ) {
    self.holdsSecrets = holdsSecrets
    self.isSecret = isSecret
    self.path = path
    self.table = table
    self.membersEntered = membersEntered
    self.expectedTypes = expectedTypes
  }
}
