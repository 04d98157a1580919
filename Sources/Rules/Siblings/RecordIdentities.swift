import JSONText
import Records
import Texts

/// Which records of a list have what the form's `recordIdentity` distinguishes them by.
package struct RecordIdentities: Sendable {
  private let path: [JSONStep]
  private let index: UniqueIndex

  /// Of an index that has the values at the path. Nil where it has none.
  package init?(at path: [JSONStep], in index: UniqueIndex) {
    guard index.compares([path]) else { return nil }
    (self.path, self.index) = (path, index)
  }

  /// What is wrong with a record whose identity is that of an earlier one, which it names; and where it has it, as a byte
  /// offset. O(value).
  package func duplicate(
    _ id: RecordID, _ record: JSONSlice, in texts: any Texts
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
  /// Two records have the same identity.
  static let recordIdentity = RuleName("recordIdentity")
}
