import Cells
import Rules

/// Tab in a field: it is kept, and the next one opens, so that what is typed on never runs commands.
extension Editor {
  /// Opens the field of the row under the cursor, if it has one that can be opened.
  mutating func openFocusedField() {
    guard let bound = focusedRow, let editor = fieldWithoutEdit(of: bound) else { return }
    openEditor(editor, on: bound)
  }

  /// The field of a row that can be edited in one. What Enter toggles at once has one, too, as nothing is to change here;
  /// buttons and rows that open a page have none.
  func fieldWithoutEdit(of bound: BoundRow) -> (any CellEditor)? {
    guard bound.isEditable, !bound.row.isOpened, !binder.holdsSecret(bound),
      binder.entry(in: bound).refusalToReplace() == nil, conflict(in: bound) == nil
    else { return nil }
    for trigger in [EditTrigger.enter, .ask] {
      let start = kind(of: bound.row).begin(bound, binder: binder, trigger: trigger, today: today)
      if case .editor(let editor) = start { return editor }
    }
    return nil
  }
}
