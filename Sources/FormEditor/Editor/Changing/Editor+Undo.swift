import JSONText
import Records
import Values

extension EditorState {
  /// A draft on the focused row goes first, then the last step; a text that Esc left comes back into its field.
  mutating func undo() {
    let left = document.lastStep?.note.abandoned
    if let bound = focusedRow, draft(of: bound.row) != nil,
      left?.record != record || left?.row != bound.row.identifier
    {
      dropDraft(of: bound.row)
      message = .notice("Dropped the draft of \(bound.row.key)")
      return
    }
    guard let step = document.undo() else {
      message = .notice(draftNote.map { "Nothing to undo; \($0)" } ?? "Nothing to undo")
      return
    }
    if let text = step.note.abandoned {
      bringBack(text)
      return
    }
    var note = step.note
    if let change = step.change {
      note.viewPlaces = follow(change.inverse, row: note.row, from: note.viewPlaces)
      show(note)
      select(note.deselected)
    } else {
      // The selection that was cleared, and not that of a later clearing with it.
      note.formerSelection = selection
      replaceSelection(by: note.deselected)
    }
    document.annotateUndoneStep(note)
    let more = draftNote.map { "; \($0)" } ?? ""
    message = .notice("Undid \(note.summary)\(whereabouts(of: note))\(more)")
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
    guard let step = document.redo() else {
      message = .notice("Nothing to redo")
      return
    }
    var note = step.note
    if let change = step.change {
      note.viewPlaces = follow(change, row: note.row, from: note.viewPlaces)
      show(note)
      deselect(note.deselected)
    } else {
      replaceSelection(by: note.formerSelection)
    }
    document.annotateLastStep(note)
    message = .notice("Redid \(note.summary)\(whereabouts(of: note))")
  }

  /// Makes an edit as one step of undo, with the records that it takes out of the selection. Returns whether
  /// anything changed.
  @discardableResult
  mutating func perform(
    _ edit: Edit, at record: RecordID, row: String, summary: String,
    deselecting deselected: RecordSet = RecordSet()
  ) throws(JSONEditError) -> Bool {
    let note = StepNote(record: record, row: row, summary: summary)
    guard let change = try document.apply(edit, note: note) else { return false }
    finish(note, change, deselecting: deselected)
    return true
  }

  /// Completes the step that was just made.
  mutating func finish(
    _ note: StepNote, _ change: TableChange, deselecting deselected: RecordSet = RecordSet()
  ) {
    var note = note
    let deleted =
      if case .delete = change { selection.intersection(change.touched) } else { RecordSet() }
    note.deselected = deselected.union(deleted)
    note.viewPlaces = follow(change, row: note.row)
    deselect(note.deselected)
    document.annotateLastStep(note)
  }

  /// Brings all that depends on the records up to date with a change of them.
  private mutating func follow(
    _ change: TableChange, row: String, from places: ViewPlaces? = nil
  ) -> ViewPlaces? {
    job?.changes.append(change)
    if case .replace(_, let before, let after) = change,
      let path = binder.place(ofRow: row).flatMap({ form.rows[$0].valuePath })
    {
      binder.follow(before, to: after, changedAt: path)
    }
    defer {
      tableState.widths.forget()
      rebind()
    }
    return followInView(change, from: places)
  }

  /// Undo never happens out of sight: the record and row of the change come up.
  private mutating func show(_ note: StepNote) {
    if isTableShown, let column = columns.firstIndex(where: { $0.identifier == note.row }) {
      tableState.column = column
    }
    bringUp(note.record)
    if !isTableShown, index(of: note.row) != nil { focus = note.row }
  }

  /// Says where a change was made that the screen can't show: the filter leaves the record out.
  private func whereabouts(of note: StepNote) -> String {
    guard isTableShown, viewPlace(of: note.record) == nil,
      let place = table.place(of: note.record)
    else { return "" }
    return " in record \((place + 1).grouped), which is filtered out"
  }
}
