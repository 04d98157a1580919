import Records
import Values

/// The selection: of the records in view; those that a filter hides stay selected until they are seen again.
extension Editor {
  /// That there is nothing to act on; a filter may hide what is selected.
  var noneSelectedNote: String {
    tablePage.selectedOutOfView.isEmpty ? texts.noneSelected : texts.noneSelectedInView
  }

  /// All selected records, in view or not.
  var selection: RecordSet { tablePage.selected.union(tablePage.selectedOutOfView) }

  /// Clears the selection, also out of view; `u` restores it. What was undone can still be redone.
  mutating func clearSelection() {
    let cleared = selection
    guard !cleared.isEmpty, let record = record ?? cleared.first else { return }
    deselect(cleared)
    state.document.remember(
      StepNote(
        location: location(ofRow: focus ?? "", in: record), summary: .selectionCleared,
        list: state.pages.listPlace, deselected: cleared))
    state.message = .notice(texts.selectionCleared(cleared.count, PageCommands.undo.key))
  }

  /// Adds records to the selection, in view or out of it.
  mutating func select(_ records: RecordSet) {
    guard !records.isEmpty else { return }
    tablePage.selected = tablePage.selected.union(records)
    followSelection()
  }

  /// Selects these records and no others.
  mutating func replaceSelection(by records: RecordSet) {
    deselect(selection)
    select(records)
  }

  mutating func deselect(_ records: RecordSet) {
    tablePage.selected = tablePage.selected.subtracting(records)
    tablePage.selectedOutOfView = tablePage.selectedOutOfView.subtracting(records)
  }

  /// Parts the selection again into records in view and out of it: the view is another one.
  mutating func followSelection() {
    let all = selection
    guard !all.isEmpty else { return }
    guard let filtered = tablePage.filtered else {
      (tablePage.selected, tablePage.selectedOutOfView) = (all, RecordSet())
      return
    }
    let inView = RecordSet(filtered)
    tablePage.selected = all.intersection(inView)
    tablePage.selectedOutOfView = all.subtracting(inView)
  }

  /// What a command's message adds where selected records are out of view.
  var outOfViewNote: String? {
    let count = tablePage.selectedOutOfView.count
    return count == 0 ? nil : texts.selectedStay(outOfView: count)
  }
}
