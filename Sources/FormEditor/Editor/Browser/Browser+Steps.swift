import JSONText
import Records
import Values

/// Edits of the document as steps of undo, and what follows them.
extension Browser {
  /// Drops a draft on the focused row, else undoes the last step. Returns a text that Esc has left, for its field to be opened again.
  mutating func undo() -> AbandonedText? {
    if let bound = focusedRow, let location = location(ofRow: bound.identifier),
      document.hasNewerDraft(at: location)
    {
      dropDraft(of: bound.row)
      message = .notice(texts.droppedDraft(bound.row.key))
      return nil
    }
    guard let step = document.step(.undo) else {
      message = .notice(
        document.draftNote(at: objectLocation).map { texts.joined(texts.nothingToUndo, $0) }
          ?? texts.nothingToUndo)
      return nil
    }
    if let text = step.note.abandoned { return text }
    UndoneStep(step: step, direction: .undo).show(in: &self)
    if step.note.namesAddition, let addition = document.step(.undo) {
      UndoneStep(step: addition, direction: .undo).show(in: &self)
    }
    if let note = document.draftNote(at: objectLocation), let done = message?.text {
      message = .notice(texts.joined(done, note))
    }
    return nil
  }

  mutating func redo() {
    if let step = document.step(.redo) {
      UndoneStep(step: step, direction: .redo).show(in: &self)
      if document.records.nextStep?.note.namesAddition == true { redo() }
    } else {
      message = .notice(texts.nothingToRedo)
    }
  }

  /// Makes an edit as one step of undo, with the records that it takes out of the selection. Returns whether
  /// anything changed.
  @discardableResult
  mutating func perform(
    _ edit: Edit, at location: Location, summary: StepSummary,
    deselecting deselected: RecordSet = RecordSet()
  ) throws(JSONEditError) -> Bool {
    let note = StepNote(
      location: location, summary: summary, list: pages.listLocation,
      omitted: anchors.omitted)
    guard let applied = try pages.make(edit, in: &document, note: note) else { return false }
    return finish(note, applied, deselecting: deselected)
  }

  /// Adopts what a job did to a version of the nearest table. Throws without any change where the source can't hold it.
  mutating func perform(
    _ made: MadeEdit, except kept: RecordSet, note: StepNote
  ) throws(JSONEditError) {
    guard let applied = try pages.make(made, except: kept, in: &document, note: note) else {
      return
    }
    finish(note, applied)
  }

  /// Makes an edit of the file's records, whatever is shown, as one step of undo; the cursor stays. Throws without
  /// any change.
  mutating func performInDocument(
    _ edit: Edit, at location: Location, summary: StepSummary,
    settling settled: [RecordConflict] = []
  ) throws(JSONEditError) {
    var note = StepNote(
      location: location, summary: summary, omitted: anchors.omitted, settled: settled)
    guard let change = try document.records.apply(edit, note: note) else { return }
    if pages.listsItems {
      job?.changes.append(change)
      pages.follow(
        documentTable, identity: listForm.recordIdentity?.steps, showsNew: false)
      tablePage.widths.forget()
      rebind()
    } else {
      note.viewPlacements = follow(change, row: location.row)
    }
    document.records.annotateLastStep(note)
  }

  /// Completes the step that was just made. Returns whether the nearest table has changed.
  @discardableResult
  private mutating func finish(
    _ note: StepNote, _ applied: AppliedEdit, deselecting deselected: RecordSet = RecordSet()
  ) -> Bool {
    if let text = applied.consequences?.text(in: texts) { message = .notice(text) }
    guard let change = applied.change else { return false }
    var note = note
    let deleted =
      if case .delete = change { tablePage.selection.all.intersection(change.touched) } else {
        RecordSet()
      }
    note.deselected = deselected.union(deleted)
    note.viewPlacements = follow(change, row: note.location.row)
    tablePage.selection.remove(note.deselected)
    document.records.annotateLastStep(note)
    return true
  }

  /// Brings all that depends on the records up to date with a change of them.
  mutating func follow(
    _ change: TableChange, row: String, from placements: ViewPlacements? = nil
  ) -> ViewPlacements? {
    job?.changes.append(change)
    if case .replace(_, let before, let after) = change,
      let path = binder.plan.index(ofRow: row).flatMap({ form.rows[$0].valuePath })
    {
      binder.reading(before).follow(to: after, changedAt: path)
    }
    defer {
      tablePage.widths.forget()
      rebind()
    }
    return tablePage.follow(change, from: placements)
  }

  /// Updates the changed records, as a step of undo.
  mutating func make(_ update: SavedUpdate) {
    guard let (edit, location) = document.edit(making: update) else { return }
    // It was made in a copy of the same records, so it is not refused.
    try? performInDocument(edit, at: location, summary: update.summary)
  }

  /// More of the file than before; what was edited meanwhile stays edited.
  mutating func grow(to more: RecordTable) {
    guard !documentTable.isWhole else { return }
    document.records.grow(to: more)
    rebind()
    followCursor()
  }
}
