import Records

/// A sorted or filtered view under edits: nothing is sorted or filtered again.
extension Editor {
  /// Keeps view and selection in step with an edit that was made: what is gone leaves them; what comes back
  /// is where it was, if the view is still the same, else below the cursor. O(records in view).
  ///
  /// Returns where records stood that leave the view.
  mutating func followInView(_ change: TableChange, from former: ViewPlaces? = nil) -> ViewPlaces? {
    switch change {
    case .replace, .replaceMany, .move: return nil
    case .delete(let records): return leaveView(RecordSet(records))
    case .insert(let records):
      enterView(records, at: former)
      return nil
    case .batch(let changes):
      // Places are those of one change: of several, records come back below the cursor.
      for change in changes { _ = followInView(change) }
      return nil
    }
  }

  private mutating func leaveView(_ gone: RecordSet) -> ViewPlaces? {
    deselect(gone)
    let order = tablePage.order?.take(gone)
    let filtered = tablePage.filtered?.take(gone)
    return order.map {
      ViewPlaces(viewVersion: tablePage.viewVersion, inOrder: $0, inFiltered: filtered ?? [])
    }
  }

  private mutating func enterView(_ come: [RecordPlacement], at places: ViewPlaces?) {
    guard let count = tablePage.order?.count else { return }
    if let places, places.viewVersion == tablePage.viewVersion {
      tablePage.order?.putBack(places.inOrder)
      tablePage.filtered?.putBack(places.inFiltered)
      return
    }
    let place = min(tablePage.row + 1, count)
    tablePage.order?.insert(contentsOf: come.map(\.id), at: place)
    tablePage.filtered? += come.map(\.id)
    let selected = tablePage.selectedOutOfView.intersection(RecordSet(come))
    tablePage.selected = tablePage.selected.union(selected)
    tablePage.selectedOutOfView = tablePage.selectedOutOfView.subtracting(selected)
  }
}
