import Cells
import Rules

/// Rows that are edited in the place of the one that they are parts of. Such a row is open while the cursor is on a part.
extension Editor {
  var focusedPart: BoundRow? { pageKind.focusedPart(in: self) }

  /// Enter on a row that has parts: the cursor goes to the first that can be edited, and opens its field.
  mutating func openParts(of bound: BoundRow) -> [EditorEffect] {
    let owner = bound.row.identifier
    showForm(of: record)
    let parts = rows.filter { $0.part?.owner == owner }
    guard let part = parts.first(where: \.isEditable) else {
      let reason = parts.lazy.compactMap(\.readOnlyReason).first ?? bound.readOnlyReason
      state.message = .notice(texts.about(bound.row.key, reason ?? texts.readOnly))
      return []
    }
    lead(to: part.row.identifier)
    editFocusedPart()
    return []
  }

  /// Opens the field of the part under the cursor; one that is toggled at once, or that opens a page, only has the cursor.
  private mutating func editFocusedPart() {
    guard let part = focusedPart, part.isEditable, !binder.holdsSecret(part),
      !refusesToReplace(part)
    else { return }
    if let editor = entries.field(of: part, .enter) { openEditor(editor, on: part) }
  }

  /// Tab: the next row that can be edited; from a part to another one also its field.
  mutating func focusNeighbor(forward: Bool, times: Int = 1) {
    let owner = focusedPart?.part?.owner
    repeatMovement(times) { editor in
      guard let next = editor.formRows.nextEditable(forward: forward) else { return }
      editor.lead(to: editor.rows[next].identifier)
    }
    if let owner, focusedPart?.part?.owner == owner { editFocusedPart() }
  }

  /// Esc on a part: back to the row as a whole; false where the cursor is on none.
  @discardableResult
  mutating func closeParts() -> Bool {
    guard let owner = focusedPart?.part?.owner else { return false }
    lead(to: owner)
    return true
  }
}
