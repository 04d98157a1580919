import Cells
import Rules

/// Tab in a field: it is kept, and the next one opens, so that what is typed on never runs commands.
extension Editor {
  /// Opens the field of the row under the cursor, if it has one that can be opened.
  mutating func openFocusedField() {
    guard let bound = browser.focusedRow, let editor = entries.fieldWithoutEdit(of: bound) else {
      return
    }
    openEditor(editor, on: bound)
  }

  mutating func openNextField(forward: Bool) {
    let entries = entries
    let isThere = browser.pageKind.goToNextField(forward: forward, in: &browser) {
      entries.fieldWithoutEdit(of: $0) != nil
    }
    if isThere { openFocusedField() }
  }
}
