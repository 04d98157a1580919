import Records

extension EditorState {
  /// A draft on the focused row goes first, then the last change; a text that Esc left comes back into its field.
  mutating func undo() {
    let left = history.last?.abandoned
    if let bound = focusedRow, draft(of: bound.row) != nil,
      left?.record != record || left?.row != bound.row.identifier
    {
      dropDraft(of: bound.row)
      message = .notice("Dropped the draft of \(bound.row.key)")
      return
    }
    guard var change = history.takeDone() else {
      message = .notice(draftNote.map { "Nothing to undo; \($0)" } ?? "Nothing to undo")
      return
    }
    if let text = change.abandoned {
      bringBack(text)
      return
    }
    if let edit = change.edit {
      make(edit.inverse, of: &change)
      show(change)
      select(change.deselected)
    } else {
      // The selection that was cleared, and not that of a later clearing with it.
      change.formerSelection = selection
      replaceSelection(by: change.deselected)
    }
    history.keepUndone(change)
    let note = draftNote.map { "; \($0)" } ?? ""
    message = .notice("Undid \(change.summary)\(whereabouts(of: change))\(note)")
  }

  /// Names a draft of another row, which `u` takes back there only; nil where there is none.
  private var draftNote: String? {
    let drafts = liveDrafts.keys.sorted { ($0.record, $0.row) < ($1.record, $1.row) }
    guard let key = drafts.first(where: { $0.record == record }) ?? drafts.first else { return nil }
    let name = form.row(key.row)?.key ?? key.row
    let place = (table.place(of: key.record) ?? 0) + 1
    let elsewhere = key.record == record ? "" : " in record \(place.grouped)"
    return "\(name)\(elsewhere) has a draft, which u drops there"
  }

  mutating func redo() {
    guard var change = history.takeUndone() else {
      message = .notice("Nothing to redo")
      return
    }
    if let edit = change.edit {
      make(edit, of: &change)
      show(change)
      deselect(change.deselected)
    } else {
      replaceSelection(by: change.formerSelection)
    }
    history.keepDone(change)
    message = .notice("Redid \(change.summary)\(whereabouts(of: change))")
  }

  /// Keeps an edit that was made to be undone, with the records that it takes out of the selection.
  mutating func perform(
    _ edit: TableEdit, at record: RecordID, row: String, summary: String,
    deselecting deselected: RecordSet = RecordSet()
  ) {
    var change = Change(edit: edit, record: record, row: row, summary: summary)
    let deleted =
      if case .delete = edit { selection.intersection(edit.touched) } else { RecordSet() }
    change.deselected = deselected.union(deleted)
    change.viewPlaces = follow(edit, row: row)
    deselect(change.deselected)
    history.record(change)
  }

  private mutating func make(_ edit: TableEdit, of change: inout Change) {
    edit.apply(to: &table)
    change.viewPlaces = follow(edit, row: change.row, from: change.viewPlaces)
  }

  /// Brings all that hangs on the records in step with an edit.
  private mutating func follow(
    _ edit: TableEdit, row: String, from places: ViewPlaces? = nil
  ) -> ViewPlaces? {
    job?.edits.append(edit)
    if case .replace(_, let before, let after) = edit,
      let path = binder.place(ofRow: row).flatMap({ form.rows[$0].valuePath })
    {
      binder.follow(before, to: after, changedAt: path)
    }
    defer {
      tableState.widths.forget()
      tableDidChange()
    }
    return followInView(edit, from: places)
  }

  /// Undo never happens out of sight: the record and row of the change come up.
  private mutating func show(_ change: Change) {
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

  /// Tells anew whether the records differ from the file's: O(records) at worst, so it's told once a change
  /// and not once a frame.
  mutating func tableDidChange() {
    hasUnsavedEdits = !table.isSame(as: savedTable)
    rebind()
  }
}
