import Forms
import JSONText
import SourceText

/// All rows of a form, bound to one version of an object.
///
/// A row is kept for the next version, or for another object, where all that it depends on is the same there: an edit binds
/// the rows that it concerns.
package struct BoundForm {
  package let rows: [BoundRow]
  private let reading: Reading?

  /// The values that the rows were bound to.
  fileprivate struct Reading {
    let prepared: PreparedForm
    let record: JSONSlice
    let finds: [PathFind]
    let showsHidden: Bool
  }

  /// Maximum number of rows in a form whose rows are kept, since that doubles their memory.
  private static let mostRows = 10_000

  fileprivate init(_ reading: RecordReading, showsHidden: Bool, after former: BoundForm?) {
    let (prepared, finds) = (reading.prepared, reading.scanned().finds)
    let contents = prepared.rows.map { reading.content(of: $0) }
    // A row depends on more than the values that it reads inside a locked object, or while patterns are being given up.
    let keepsRows =
      prepared.rows.count <= Self.mostRows && reading.context.lock == nil
      && reading.binder.patternBudget.isUnused
    let present = Reading(
      prepared: prepared, record: reading.record, finds: finds, showsHidden: showsHidden)
    rows = prepared.rows.indices.map { index in
      let content = contents[index]
      let kept = keepsRows ? former?.row(index, with: content, of: reading, present) : nil
      return kept ?? reading.bind(prepared.rows[index], content, showsHidden: showsHidden)
    }
    // Binding a row may give its patterns up.
    self.reading = keepsRows && reading.binder.patternBudget.isUnused ? present : nil
  }

  /// The row at an index as it is for another record with this content; nil if it has to be bound.
  private func row(
    _ index: Int, with content: RowContent, of reading: RecordReading, _ present: Reading
  ) -> BoundRow? {
    guard let former = self.reading, former.prepared === present.prepared,
      former.showsHidden == present.showsHidden, content.isPlain,
      let nodes = present.prepared.rowReads[index], former.isSame(as: present, at: nodes.ofValue)
    else { return nil }
    // Its conditions may come to the same for other values, too.
    guard
      former.isSame(as: present, at: nodes.ofConditions)
        || reading.state(of: present.prepared.rows[index]) === rows[index].state
    else { return nil }
    return rows[index].moved(to: content)
  }
}

extension RecordReading {
  /// All rows of the form, except those that `former` has already; one that is hidden for the record shows nothing, unless
  /// `showsHidden`. O(record), and what it takes to bind rows.
  package func bindAll(showsHidden: Bool = false, after former: BoundForm? = nil) -> BoundForm {
    BoundForm(self, showsHidden: showsHidden, after: former)
  }
}

extension BoundForm.Reading {
  /// True if both records have the same values at nodes of the tree of paths.
  fileprivate func isSame(as other: Self, at nodes: [Int]) -> Bool {
    for node in nodes where !isSame(as: other, at: node) { return false }
    return true
  }

  private func isSame(as other: Self, at node: Int) -> Bool {
    switch (finds[node], other.finds[node]) {
    case (.missing, .missing): true
    case (.found(let start, let end), .found(let otherStart, let otherEnd)):
      UnsafeRawBufferPointer(rebasing: record.buffer.bytes[start..<end])
        .isSame(
          as: UnsafeRawBufferPointer(rebasing: other.record.buffer.bytes[otherStart..<otherEnd]))
    default: false
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
