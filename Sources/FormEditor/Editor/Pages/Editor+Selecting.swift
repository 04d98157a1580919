import Records
import Values

/// What is said and undone of the selection.
extension Editor {
  /// That there is nothing to act on; a filter may hide what is selected.
  var noneSelectedNote: String {
    tablePage.selection.isEmpty ? texts.noneSelected : texts.noneSelectedInView
  }

  /// What a command's message adds where selected records are out of view.
  var outOfViewNote: String? {
    let count = tablePage.selection.outOfView.count
    return count == 0 ? nil : texts.selectedStay(outOfView: count)
  }

  /// Clears the selection, also out of view; `u` restores it. What was undone can still be redone.
  mutating func clearSelection() {
    let cleared = tablePage.selection.all
    guard !cleared.isEmpty, let record = record ?? cleared.first else { return }
    tablePage.selection = Selection()
    state.document.remember(
      StepNote(
        location: location(ofRow: focus ?? "", in: record), summary: .selectionCleared,
        list: state.pages.listPlace, deselected: cleared))
    state.message = .notice(texts.selectionCleared(cleared.count, PageCommands.undo.key))
  }
}
