import JSONText
import SourceText

/// Which records of a source a form is for, and which of their members its paths look into.
package struct RecordRequest: Sendable {
  /// Where a document has the list of records; empty for its root.
  package var path: [JSONStep]
  /// The table of a database that has them; nil for its only one.
  package var table: String?
  /// Finds the members that are more than one value: what a database keeps there as a text of JSON is read as JSON.
  package var membersEntered: @Sendable () -> Set<ExactText>
  /// Finds the paths whose rows take dates or data, which new values there are where a source has a type of them.
  package var expectedTypes: @Sendable () -> [[JSONStep]: ExpectedType]
  /// Whether a member must not be shown, not even to say which record is meant.
  package var isSecret: @Sendable (String) -> Bool
  /// Whether records may have values that must not be shown, so that nothing keeps copies of them; nil as long as no form
  /// says it.
  package var holdsSecrets: Bool?
  /// Whether the reading is to end before all is read, asked on its thread every few milliseconds of work.
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
