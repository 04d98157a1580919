import Forms
import JSONText
import Rules
import SourceText
import Values

/// The columns of a form by all of their names. Each kind of name is indexed at its first use: a filter of thousands
/// of names is read in one pass.
package final class ColumnIndex {
  private let rows: [ConfigRow]
  private lazy var exact = Self.names.map { name in indices(by: { ExactText(name($0)) }) }
  private lazy var folded = Self.names.map { name in indices(by: { SearchText.folded(name($0)) }) }
  private lazy var byPath = indices { row in row.valuePath.map { Self.steps(of: $0) } }

  private static let names: [@Sendable (ConfigRow) -> String] = [
    { $0.identifier }, { $0.key }, { $0.valuePath?.description ?? $0.identifier },
  ]

  package init(of form: Form) { rows = form.rows.filter { !$0.isDerivedPart } }

  /// A column by its identifier, its label or its path, in this order; case and accents are ignored if no name
  /// matches exactly. O(1) except for the first call.
  package subscript(name: String) -> ColumnName {
    for indices in exact {
      if let found = found(indices[ExactText(name)]) { return found }
    }
    // A path may be written in several ways: a.1, a[1], /a/1.
    if let path = try? ValuePath(name), let found = found(byPath[Self.steps(of: path)]) {
      return found
    }
    let text = SearchText.folded(name)
    for indices in folded {
      if let found = found(indices[text]) { return found }
    }
    return .unknown
  }

  private func found(_ indices: [Int]?) -> ColumnName? {
    indices.flatMap { ColumnName($0.map { rows[$0] }) }
  }

  private func indices<Key: Hashable>(by key: (ConfigRow) -> Key?) -> [Key: [Int]] {
    var indices: [Key: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      if let key = key(row) { indices[key, default: []].append(index) }
    }
    return indices
  }

  /// The steps by name, in any notation.
  private static func steps(of path: ValuePath) -> [JSONStep] {
    path.steps.map { .member($0.name) }
  }
}
