import Queries
import Records

/// A sorted or filtered view under edits: nothing is sorted or filtered again.
extension TablePage {
  /// Adopts a view that was made, and follows the edits since it was begun. A nil filter leaves the filter as it is.
  mutating func adopt(
    _ filtered: [RecordID]?, _ order: [RecordID]?, filter: RecordFilter?, keys: [SortKey],
    following changes: [TableChange]
  ) {
    if let filter { self.filter = filter.text.trimmingWhitespace() }
    (self.filtered, self.order, sortKeys) = (filtered, order, keys)
    viewVersion += 1
    selection.follow(filtered)
    // A record that was added meanwhile is in the view before the cursor looks for it.
    for change in changes { follow(change) }
  }

  /// Keeps view and selection in step with an edit that was made: what is gone leaves them; what comes back
  /// is where it was, if the view is still the same, else below the cursor. O(records in view).
  ///
  /// Returns where records stood that leave the view.
  @discardableResult
  mutating func follow(_ change: TableChange, from former: ViewPlacements? = nil) -> ViewPlacements?
  {
    switch change {
    case .replace, .replaceMany, .move, .reorder: return nil
    case .delete(let records): return leaveView(RecordSet(records))
    case .insert(let records):
      enterView(records, at: former)
      return nil
    case .batch(let changes):
      // Indices are those of one change: of several, records come back below the cursor.
      for change in changes { follow(change) }
      return nil
    }
  }

  private mutating func leaveView(_ gone: RecordSet) -> ViewPlacements? {
    selection.remove(gone)
    let order = order?.remove(gone)
    let filtered = filtered?.remove(gone)
    return order.map {
      ViewPlacements(viewVersion: viewVersion, inOrder: $0, inFiltered: filtered ?? [])
    }
  }

  private mutating func enterView(_ come: [RecordPlacement], at placements: ViewPlacements?) {
    guard let count = order?.count else { return }
    if let placements, placements.viewVersion == viewVersion {
      order?.putBack(placements.inOrder)
      filtered?.putBack(placements.inFiltered)
      return
    }
    order?.insert(contentsOf: come.map(\.id), at: min(row + 1, count))
    filtered? += come.map(\.id)
    selection.enterView(RecordSet(come))
  }
}
