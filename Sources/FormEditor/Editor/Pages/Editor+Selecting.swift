import Records
import Values

/// Messages about the selection, and its undo.
extension Editor {
  /// Clears the selection, also out of view; `u` restores it. What was undone can still be redone.
  mutating func clearSelection() {
    let cleared = tablePage.selection.all
    guard !cleared.isEmpty, let record = record ?? cleared.first else { return }
    tablePage.selection = Selection()
    state.document.remember(
      StepNote(
        location: recordPlaces.location(ofRow: focus ?? "", in: record), summary: .selectionCleared,
        list: state.pages.listPlace, deselected: cleared))
    state.message = .notice(texts.selectionCleared(cleared.count, PageCommands.undo.key))
  }
}
