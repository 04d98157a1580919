import JSONText

/// Which records of a source a form is for, and which of their members its paths look into.
package struct RecordRequest: Sendable {
  /// Where a document has the list of records; empty for its root.
  package var path: [JSONStep]
  /// The table of a database that has them; nil for its only one.
  package var table: String?
  /// Finds the members that are more than one value: what a database keeps there as a text of JSON is read as JSON.
  package var membersEntered: @Sendable () -> Set<String>
  /// Finds the paths whose rows take dates, which new values there are where a source has a type of dates; and what a time
  /// without a zone means in them.
  package var datePaths: @Sendable () -> [[JSONStep]: FloatingTime]
  /// Whether a member must not be shown, not even to say which record is meant.
  package var isSecret: @Sendable (String) -> Bool

  /// The records at a path, or at the root.
  package init(
    path: [JSONStep] = [], table: String? = nil,
    membersEntered: @escaping @Sendable () -> Set<String> = { [] },
    datePaths: @escaping @Sendable () -> [[JSONStep]: FloatingTime] = { [:] },
    isSecret: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.isSecret = isSecret
    self.path = path
    self.table = table
    self.membersEntered = membersEntered
    self.datePaths = datePaths
  }
}

/// What a date, or a time without a zone, means as a moment.
package enum FloatingTime: Hashable, Sendable {
  /// It is shown as it is stored, in UTC.
  case utc
  /// It is shown by the clocks of the environment.
  case local
  /// Nothing that is known here.
  case unknown
}
