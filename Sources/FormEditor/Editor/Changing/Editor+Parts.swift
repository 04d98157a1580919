import Cells
import Rules

/// Rows that are edited in the place of the one that they are parts of. Such a row is open while the cursor is on a part.
extension Editor {

  /// Enter on a row that has parts: the cursor goes to the first that can be edited, and opens its field.
  mutating func openParts(of bound: BoundRow) -> [EditorEffect] {
    let owner = bound.row.identifier
    browser.showForm(of: browser.record)
    let parts = browser.rows.filter { $0.part?.owner == owner }
    guard let part = parts.first(where: \.isEditable) else {
      let reason = parts.lazy.compactMap(\.readOnlyReason).first ?? bound.readOnlyReason
      browser.message = .notice(texts.about(bound.row.key, reason ?? texts.readOnly))
      return []
    }
    browser.lead(to: part.row.identifier)
    editFocusedPart()
    return []
  }

  /// Opens the field of the part under the cursor; one that is toggled at once, or that opens a page, only has the cursor.
  private mutating func editFocusedPart() {
    guard let part = browser.focusedPart, part.isEditable, !browser.binder.holdsSecret(part),
      !refusesToReplace(part)
    else { return }
    if let editor = entries.field(of: part, .enter) { openEditor(editor, on: part) }
  }

  /// Goes to the next row that can be edited; from a part to another one, its field opens.
  mutating func goOn(forward: Bool, times: Int = 1) {
    if pageKind.goOn(forward: forward, times: times, in: &browser) { editFocusedPart() }
  }
}
