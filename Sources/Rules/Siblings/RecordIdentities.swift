import JSONText
import Records
import Texts

/// The records of a list by the values with which the form's `recordIdentity` distinguishes
/// them.
package struct RecordIdentities: Sendable {
  private let path: [JSONStep]
  private let index: UniqueIndex

  /// Of an index that has the values at the path. Nil where it has none.
  package init?(at path: [JSONStep], in index: UniqueIndex) {
    guard index.compares([path]) else { return nil }
    (self.path, self.index) = (path, index)
  }

  /// The problem of a record with the identity of an earlier one, which the message names,
  /// and the byte offset of the identity; nil where no earlier record has it. O(value).
  package func duplicate(
    _ id: RecordID, _ record: JSONSlice, in texts: Texts
  ) -> (problem: ValidationFailure, offset: Int)? {
    guard case .found(let value) = record.lookup(path),
      let first = index.earlier(than: id, having: value, at: path)
    else { return nil }
    let problem = ValidationFailure(
      rule: .recordIdentity, severity: .warning, message: texts.identityOfRecord(first + 1))
    return (problem, value.range.lowerBound)
  }
}

extension RuleName {
  static let recordIdentity = RuleName("recordIdentity")
}
