import Forms

/// A rule's name, as `check` prints it; each rule's file has its own.
package struct RuleName: Hashable, Sendable {
  /// As `check` prints it.
  package let rawValue: String

  init(_ rawValue: String) { self.rawValue = rawValue }
  /// One that no key of a row has.
  package init(_ finding: FindingName) { self.init(finding.rawValue) }

  /// Something is in the way of the row's path.
  package static let path = RuleName(FindingName.path)
  /// Something is wrong with a record or an item as a whole, which its first row shows.
  package static let whole = RuleName(FindingName.whole)
  /// An object has a duplicate member.
  package static let duplicate = RuleName(FindingName.duplicate)
}
