import Forms
import JSONText
import SourceText

/// The rows of the record that was bound last. A row is kept for the next record where all that it depends on is the same
/// there: an edit binds the rows that it concerns.
struct KeptRows {
  let rows: [BoundRow]
  let record: JSONSlice
  let finds: [PathFind]
  let showsHidden: Bool

  /// Maximum number of rows in a form whose rows are kept, since that doubles their memory.
  static let mostRows = 10_000

  /// True if another record has the same values at nodes of the tree of paths.
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

extension RecordReading {
  /// All rows of the form; one that is hidden for the record shows nothing, unless `showsHidden`. O(record), and what it
  /// takes to bind the rows that are not the same as for the record before.
  package func bindAll(showsHidden: Bool = false) -> [BoundRow] {
    let finds = scanned().finds
    let contents = plan.rows.map { content(of: $0) }
    let known = keptRows(finds, contents, showsHidden: showsHidden)
    let rows = plan.rows.indices.map { index in
      known?[index] ?? bind(plan.rows[index], contents[index], showsHidden: showsHidden)
    }
    binder.memory.kept =
      keepsRows
      ? KeptRows(rows: rows, record: record, finds: finds, showsHidden: showsHidden) : nil
    return rows
  }

  /// True if a row depends on nothing but the values that it reads: not inside a locked object,
  /// nor while patterns are being given up.
  private var keepsRows: Bool {
    plan.rows.count <= KeptRows.mostRows && context.lock == nil
      && binder.patternBudget.isUnused
  }

  /// The rows that are kept for the record that was scanned last, nil for each that has to be bound.
  private func keptRows(
    _ finds: [PathFind], _ contents: [RowContent], showsHidden: Bool
  ) -> [BoundRow?]? {
    guard let kept = binder.memory.kept, kept.showsHidden == showsHidden, keepsRows else {
      return nil
    }
    return contents.enumerated().map { index, content in
      guard content.isPlain, let nodes = plan.rowReads[index],
        kept.areSame(nodes.ofValue, in: record, finds)
      else { return nil }
      // Its conditions may come to the same for other values, too.
      guard
        kept.areSame(nodes.ofConditions, in: record, finds)
          || state(of: plan.rows[index]) === kept.rows[index].state
      else { return nil }
      return kept.rows[index].moved(to: content)
    }
  }
}

extension RowContent {
  /// True for a single value or none: the text of a list or an object depends on nested forms.
  fileprivate var isPlain: Bool {
    switch self {
    case .value(let slice): slice.kind.isScalar
    case .missing, .none: true
    case .unreachable: false
    }
  }
}
