import Cells
import Records
import Rules
import Screen

/// The row under the cursor.
extension Browser {
  /// The conflict that a row asks about when it is to be edited; nil where there is none, or
  /// where it is inside of what the row opens, and asked about there.
  func conflict(in bound: BoundRow) -> (conflict: RecordConflict, words: ConflictWords)? {
    guard !conflicts.isEmpty, let place = objectPlace else { return nil }
    return document.conflict(in: bound, at: place, binder)
  }

  /// A click inside the open editor or its popup, in the editor's own coordinates.
  func editorInput(at point: Point) -> EditorInput? {
    guard let editing = editing else { return nil }
    let layout = pageKind.layout(of: self, isDrawn: false)
    let field = layout.editorField(in: self)
    if let popup = editing.view(in: field, theme: theme).popup {
      let placed = layout.placed(popup, of: self)
      if let line = placed.line(at: point) {
        return .clickPopup(line: line, column: point.x - placed.rect.x)
      }
    }
    guard field.contains(point) else { return nil }
    return .clickField(line: point.y - field.y, column: point.x - field.x)
  }

  var focusedPart: BoundRow? { pageKind.focusedPart(in: self) }

  /// Esc on a part: back to the row as a whole; false where the cursor is on none.
  @discardableResult
  mutating func closeParts() -> Bool {
    guard let owner = focusedPart?.part?.owner else { return false }
    lead(to: owner)
    return true
  }
}
