import Forms
import Values

/// The prepared rows of a form, each made on first access, since a record may have few of the
/// values that a form of a hundred thousand rows is for.
///
/// Used from one thread at a time, like its binder.
final class PreparedRows {
  private let rows: [ConfigRow]
  private let secrets: SecretPaths
  private let dates: DateNotation
  /// The index of each row's path in the tree of all paths; nil for a row without a path.
  let nodes: [Int?]
  private let mayLackValue: [Bool]
  @exclusivity(unchecked) private var made: [PreparedRow?]
  private(set) var madeCount = 0

  init(_ rows: [ConfigRow], _ secrets: SecretPaths, nodes: [Int?], _ dates: DateNotation) {
    self.rows = rows
    self.secrets = secrets
    self.dates = dates
    self.nodes = nodes
    mayLackValue = rows.map(\.mayLackValue)
    made = [PreparedRow?](repeating: nil, count: rows.count)
  }

  /// The node of a row that a record without a value there needs nothing of; nil for other rows.
  @inline(__always)
  func nodeOfPlainRow(_ index: Int) -> Int? { mayLackValue[index] ? nodes[index] : nil }

  private func make(_ index: Int) -> PreparedRow {
    let row = rows[index]
    let prepared = PreparedRow(
      row, secrets, node: nodes[index], dates: dates.dates(of: row), dates.locale)
    made[index] = prepared
    madeCount += 1
    return prepared
  }
}

extension PreparedRows: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }

  /// The prepared row at an index of the form. O(1), or O(rules) the first time.
  subscript(index: Int) -> PreparedRow { made[index] ?? make(index) }
}
