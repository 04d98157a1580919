import JSONText

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
    make(change.edits.reversed().map(\.inverse), of: change)
    message = .notice("Undid \(change.summary)\(whereabouts(of: change))")
  }

  mutating func redo() {
    guard let change = history.redo() else {
      message = .notice("Nothing to redo")
      return
    }
    make(change.edits, of: change)
    message = .notice("Redid \(change.summary)\(whereabouts(of: change))")
  }

  /// Makes edits and keeps them to be undone.
  mutating func perform(_ edits: [TableEdit], at record: RecordID, row: String, summary: String) {
    history.record(Change(edits: edits, record: record, row: row, summary: summary))
    tableDidChange()
  }

  /// Undo never happens out of sight: the record and row of the change come up.
  private mutating func make(_ edits: [TableEdit], of change: Change) {
    for edit in edits { edit.apply(to: &table) }
    followInView(edits)
    tableDidChange()
    if isTableShown, let column = columns.firstIndex(where: { $0.identifier == change.row }) {
      tableState.column = column
    }
    bringUp(change.record)
    if !isTableShown, index(of: change.row) != nil { focus = change.row }
  }

  /// Says where a change was made that the screen can't show: the filter leaves the record out.
  private func whereabouts(of change: Change) -> String {
    guard isTableShown, viewPlace(of: change.record) == nil,
      let place = table.place(of: change.record)
    else { return "" }
    return " in record \((place + 1).grouped), which is filtered out"
  }

  /// Tells anew whether the records differ from the file's. O(edits), or O(records) once some were added,
  /// deleted or moved; so it's told once a change and not once a frame.
  mutating func tableDidChange() {
    hasUnsavedEdits = !table.isSame(as: savedTable)
    rebind()
  }
}
