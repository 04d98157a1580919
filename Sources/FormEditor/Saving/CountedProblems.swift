import Records

/// Broken rules in some records, by rows.
package struct CountedProblems: Equatable, Sendable {
  var count = 0
  /// The first record that has one.
  var first: RecordID?
}
