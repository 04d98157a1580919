extension EditorState {
  /// A draft on the focused row goes first, then the last change.
  mutating func undo() {
    if let bound = focusedRow, draft(of: bound.row) != nil {
      dropDraft(of: bound.row)
      message = .notice("Dropped the draft of \(bound.row.key)")
      return
    }
    guard let change = history.undo() else {
      message = .notice("Nothing to undo")
      return
    }
    table.replace(change.record, with: change.before)
    show(change, verb: "Undid")
  }

  mutating func redo() {
    guard let change = history.redo() else {
      message = .notice("Nothing to redo")
      return
    }
    table.replace(change.record, with: change.after)
    show(change, verb: "Redid")
  }

  /// Undo never happens out of sight: the record and row of the change come up.
  private mutating func show(_ change: Change, verb: String) {
    record = change.record
    rebind()
    if index(of: change.row) != nil { focus = change.row }
    message = .notice("\(verb) the change of \(change.label)")
  }
}
