import Cells
import Rules

/// Tab in a field: it is kept, and the next one opens, so that what is typed on never runs commands.
extension Editor {
  /// Opens the field of the row under the cursor, if it has one that can be opened.
  mutating func openFocusedField() {
    guard let bound = focusedRow, let editor = entries.fieldWithoutEdit(of: bound) else { return }
    openEditor(editor, on: bound)
  }
}
