import Forms
import JSONText
import SourceText

/// The rows of the record that was bound last. A row is kept for the next record where all that it depends on is the same
/// there: an edit binds the rows that it concerns.
struct KeptRows {
  /// In the order of the form.
  let rows: [BoundRow]
  /// The record, and what was found in it.
  let record: JSONSlice
  let finds: [PathFind]
  let showsHidden: Bool

  /// The rows of longer forms are not kept, since they take their memory twice.
  static let mostRows = 10_000

  /// Whether another record has the same at nodes of the tree of paths.
  func areSame(_ nodes: [Int], in other: JSONSlice, _ found: [PathFind]) -> Bool {
    for node in nodes where !isSame(at: node, in: other, found) { return false }
    return true
  }

  private func isSame(at node: Int, in other: JSONSlice, _ found: [PathFind]) -> Bool {
    switch (finds[node], found[node]) {
    case (.missing, .missing): true
    case (.found(let start, let end), .found(let otherStart, let otherEnd)):
      UnsafeRawBufferPointer(rebasing: record.buffer.bytes[start..<end])
        .isSame(as: UnsafeRawBufferPointer(rebasing: other.buffer.bytes[otherStart..<otherEnd]))
    default: false
    }
  }
}

extension RecordBinder {
  /// All rows of the form; one that is hidden for the record shows nothing, unless `showsHidden`. O(record), and what it
  /// takes to bind the rows that are not the same as for the record before.
  package func bindAll(to record: JSONSlice, showsHidden: Bool = false) -> [BoundRow] {
    let finds = scanned(record).finds
    let contents = plan.rows.map { content(of: $0, in: record) }
    let known = keptRows(for: record, finds, contents, showsHidden: showsHidden)
    let rows = plan.rows.indices.map { place in
      known?[place] ?? bind(plan.rows[place], contents[place], record, showsHidden: showsHidden)
    }
    memory.kept =
      keepsRows
      ? KeptRows(rows: rows, record: record, finds: finds, showsHidden: showsHidden) : nil
    return rows
  }

  /// Whether rows are the same wherever all that they read is: a lock is around the record, and patterns are given up by
  /// and by.
  private var keepsRows: Bool {
    plan.rows.count <= KeptRows.mostRows && context.enclosing.lock == nil && patternBudget.isUnused
  }

  /// The rows that are kept for the record that was scanned last, nil for each that has to be bound.
  private func keptRows(
    for record: JSONSlice, _ finds: [PathFind], _ contents: [RowContent], showsHidden: Bool
  ) -> [BoundRow?]? {
    guard let kept = memory.kept, kept.showsHidden == showsHidden, keepsRows else { return nil }
    return contents.enumerated().map { place, content in
      guard content.isPlain, let nodes = plan.rowReads[place],
        kept.areSame(nodes.ofValue, in: record, finds)
      else { return nil }
      // Its conditions may come to the same for other values, too.
      guard
        kept.areSame(nodes.ofConditions, in: record, finds)
          || state(of: plan.rows[place], in: record) === kept.rows[place].state
      else { return nil }
      return kept.rows[place].moved(to: content)
    }
  }
}

extension RowContent {
  /// Whether it is a single value, or none: what is shown of lists and objects depends on forms for what is in them.
  fileprivate var isPlain: Bool {
    switch self {
    case .value(let slice): slice.kind.isScalar
    case .missing, .none: true
    case .unreachable: false
    }
  }
}
