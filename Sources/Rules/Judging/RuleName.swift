import Forms

/// A rule's name, as `check` prints it; each rule's file has its own.
package struct RuleName: Hashable, Sendable {
  package let rawValue: String

  init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of a rule that no key of a row has.
  package init(_ finding: FindingName) { self.init(finding.rawValue) }

  /// Reported if a value blocks the row's path.
  package static let path = RuleName(FindingName.path)
  /// Reported for a record or an item as a whole, on its first row.
  package static let whole = RuleName(FindingName.whole)
  package static let duplicate = RuleName(FindingName.duplicate)
}
