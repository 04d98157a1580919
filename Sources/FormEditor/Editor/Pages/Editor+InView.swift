import Records

/// A sorted or filtered view under edits: nothing is sorted or filtered again.
extension EditorState {
  /// Keeps view and selection in step with an edit that was made: what is gone leaves them; what comes back
  /// stands where it stood, if the view is still the same, else below the cursor. O(records in view).
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
    let order = tableState.order?.take(gone)
    let filtered = tableState.filtered?.take(gone)
    return order.map {
      ViewPlaces(arrangement: tableState.arrangement, inOrder: $0, inFiltered: filtered ?? [])
    }
  }

  private mutating func enterView(_ come: [RecordPlacement], at places: ViewPlaces?) {
    guard let count = tableState.order?.count else { return }
    if let places, places.arrangement == tableState.arrangement {
      tableState.order?.putBack(places.inOrder)
      tableState.filtered?.putBack(places.inFiltered)
      return
    }
    tableState.order?.insert(
      contentsOf: come.map(\.id), at: min(tableState.row + 1, count))
    tableState.filtered? += come.map(\.id)
    let selected = tableState.selectedOutOfView.intersection(RecordSet(come))
    tableState.selected = tableState.selected.union(selected)
    tableState.selectedOutOfView = tableState.selectedOutOfView.subtracting(selected)
  }
}
