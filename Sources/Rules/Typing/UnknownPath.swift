import Expressions
import Forms
import JSONText
import Records
import Texts
import Values

/// A path in a typed expression that no row shows. Records may have it all the same; where none has, it is a typo, which would
/// read nothing without a word.
package struct UnknownPath: Hashable, Sendable {
  let path: ValuePath
  /// The name that may be meant by it; nil for none.
  package let meant: String?

  /// The unknown paths of an expression, in the order of their text.
  package static func all(in expression: Expression, _ types: RowTypes) -> [UnknownPath] {
    expression.dependencies.references
      .filter { $0.root == .record && !types.knows($0) }
      .map { UnknownPath(path: $0.path, meant: types.name(meantBy: $0.path)) }
      .sorted { $0.path.description < $1.path.description }
  }

  /// True if no record of a table has something there. O(records), or O(1) for a sample.
  package func isAbsent(from table: RecordTable, sampling: Bool) -> Bool {
    let step = sampling ? max(table.count / Self.sample, 1) : 1
    return table.count > 0
      && !stride(from: 0, to: table.count, by: step).contains { index in
        let id = table.id(at: index)
        return table.fault(of: id) == nil && isPresent(in: table[id])
      }
  }

  private static let sample = 1_000

  private func isPresent(in record: JSONSlice) -> Bool {
    switch record.lookup(path.steps) {
    case .found, .blocked(depth: _, by: .array): true
    case .missing, .blocked: false
    }
  }

  /// The sentence about it, with what may be meant.
  package func message(in texts: Texts) -> String {
    meant.map { texts.isNoPath(path.description, meant: $0) }
      ?? texts.isNowhere(path.description)
  }
}
