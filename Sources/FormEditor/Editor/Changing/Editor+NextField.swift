import Cells
import Rules

/// Tab in a field: it is kept, and the next one opens, so that what is typed on never runs commands.
extension Editor {
  /// Opens the field of the next row that has one, the ends joined; in a table that of the next cell of the record.
  mutating func openNextField(forward: Bool) {
    if isTableShown {
      openNextCell(forward: forward)
      return
    }
    let folded = foldedSections
    let next = nextRow(forward: forward) {
      !folded.contains($0.section) && fieldWithoutEdit(of: $0) != nil
    }
    guard let next else { return }
    lead(to: rows[next].identifier)
    openFocusedField()
  }

  /// Puts the cursor on the first row that can be edited, or on its column: where a new record is begun.
  mutating func goToFirstField() {
    if isTableShown {
      focusCell(
        row: tablePage.row,
        column: columns.firstIndex { boundRow($0.identifier)?.isEditable == true } ?? 0)
    } else if let first = rows.first(where: \.isEditable) ?? rows.first {
      lead(to: first.identifier)
    }
  }

  private mutating func openNextCell(forward: Bool) {
    let (start, count) = (tablePage.column, columns.count)
    let places = (1...max(count, 1)).map { (start + (forward ? $0 : count - $0)) % max(count, 1) }
    let next = places.first { place in
      boundRow(columns[place].identifier).map { fieldWithoutEdit(of: $0) != nil } ?? false
    }
    guard let next else { return }
    focusCell(row: tablePage.row, column: next)
    openFocusedField()
  }

  /// Opens the field of the row under the cursor, if it has one that can be opened.
  mutating func openFocusedField() {
    guard let bound = focusedRow, let editor = fieldWithoutEdit(of: bound) else { return }
    openEditor(editor, on: bound)
  }

  /// The field of a row that can be edited in one. What Enter toggles at once has one, too, as nothing is to change here;
  /// buttons and rows that open a page have none.
  private func fieldWithoutEdit(of bound: BoundRow) -> (any CellEditor)? {
    guard bound.isEditable, !bound.row.isOpened, !binder.holdsSecret(bound),
      binder.refusalToReplace(bound) == nil, conflict(in: bound) == nil
    else { return nil }
    for trigger in [EditTrigger.enter, .ask] {
      let start = kind(of: bound.row).begin(bound, binder: binder, trigger: trigger, today: today)
      if case .editor(let editor) = start { return editor }
    }
    return nil
  }
}
