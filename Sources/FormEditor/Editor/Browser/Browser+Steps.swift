import JSONText
import Records
import SourceText
import Values

/// Edits of the document as steps of undo, and what follows them.
extension Browser {
  /// A draft on the focused row goes first, then the last step; a text that Esc left comes back into its field. What was
  /// done since to records as a whole goes before the draft: that is what a message has just said.
  ///
  /// Returns a text that Esc has left, for its field to be opened again.
  mutating func undo() -> AbandonedText? {
    let last = records.lastStep?.note
    if let bound = focusedRow, let draft = rowContext.draft(of: bound),
      last?.abandoned?.location != location(ofRow: bound.row.identifier),
      last?.summary.isOfRecords != true || draft.stepCount >= records.stepCount
    {
      dropDraft(of: bound.row)
      message = .notice(texts.droppedDraft(bound.row.key))
      return nil
    }
    guard let step = undoneStep() else {
      message = .notice(
        document.draftNote(at: objectLocation).map { texts.joined(texts.nothingToUndo, $0) }
          ?? texts.nothingToUndo)
      return nil
    }
    if let text = step.note.abandoned { return text }
    followStep(step, .undo)
    if let note = document.draftNote(at: objectLocation), let done = message?.text {
      message = .notice(texts.joined(done, note))
    }
    return nil
  }

  mutating func redo() {
    if let step = redoneStep() {
      followStep(step, .redo)
    } else {
      message = .notice(texts.nothingToRedo)
    }
  }

  private enum Direction { case undo, redo }

  /// Brings all that depends on the records up to date with a step that was undone or redone, and says which one.
  private mutating func followStep(_ step: Document<StepNote>.Step, _ direction: Direction) {
    let isUndo = direction == .undo
    var note = step.note
    anchors.exchangeOmitted(with: &note)
    if let change = step.change {
      if isUndo {
        conflicts.reopen(note.settled)
      } else {
        conflicts.settle(note.settled)
      }
      followInDocument(isUndo ? change.inverse : change, &note)
      switch direction {
      case .redo: if note.list == nil { tablePage.selection.remove(note.deselected) }
      case .undo where note.list == nil:
        goBackToOrigin(of: change)
        tablePage.selection.add(note.deselected, passing: tablePage.filtered)
      case .undo:
        if note.summary.isAddition, pageKind.hasRecordCursor { moveCell(rows: -1) }
      }
    } else if !note.settled.isEmpty {
      // Cells with conflicts show more than their bytes.
      cellCache = CellCache()
      go(to: note.location)
      rebind()
    } else if note.list == pages.listLocation {
      // The selection that was cleared, and not that of a later clearing with it.
      if isUndo { note.formerSelection = tablePage.selection.all }
      tablePage.replaceSelection(by: isUndo ? note.deselected : note.formerSelection)
    }
    if isUndo {
      records.annotateUndoneStep(note)
    } else {
      records.annotateLastStep(note)
    }
    let name = note.summary.text(in: texts)
    var sentence = isUndo ? texts.undid(name) : texts.redid(name)
    // Items of a list came up with the table that they are in.
    if pageKind.hasRecordCursor, note.location.path.isEmpty {
      sentence = listContext.located(sentence, of: note.location.record, step.change)
    }
    message = .notice(sentence)
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
    guard let change = try make(edit, note: note) else { return false }
    finish(note, change, deselecting: deselected)
    return true
  }

  /// Makes an edit of the file's records, whatever is shown, as one step of undo; the cursor stays. Throws without
  /// any change.
  mutating func performInDocument(
    _ edit: Edit, at location: Location, summary: StepSummary,
    settling settled: [RecordConflict] = []
  ) throws(JSONEditError) {
    var note = StepNote(
      location: location, summary: summary, omitted: anchors.omitted, settled: settled)
    guard let change = try records.apply(edit, note: note) else { return }
    if pages.listsItems {
      job?.changes.append(change)
      pages.follow(
        documentTable, identity: listForm.recordIdentity?.steps, showsNew: false)
      tablePage.widths.forget()
      rebind()
    } else {
      note.viewPlacements = follow(change, row: location.row)
    }
    records.annotateLastStep(note)
  }

  /// Completes the step that was just made.
  mutating func finish(
    _ note: StepNote, _ change: TableChange, deselecting deselected: RecordSet = RecordSet()
  ) {
    var note = note
    let deleted =
      if case .delete = change { tablePage.selection.all.intersection(change.touched) } else {
        RecordSet()
      }
    note.deselected = deselected.union(deleted)
    note.viewPlacements = follow(change, row: note.location.row)
    tablePage.selection.remove(note.deselected)
    records.annotateLastStep(note)
  }

  /// Brings all that depends on the records up to date with a change of them.
  private mutating func follow(
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

  /// Brings open pages up to date with a change of the file's records by undo or redo, and
  /// shows what was changed.
  private mutating func followInDocument(_ change: TableChange, _ note: inout StepNote) {
    let isInside = pages.listsItems || !note.location.path.isEmpty
    if isInside {
      pages.follow(documentTable, identity: listForm.recordIdentity?.steps, showsNew: true)
      if pages.listsItems, note.location.path.isEmpty { pages.closeItems() }
    }
    if !pages.listsItems {
      note.viewPlacements = follow(change, row: note.location.row, from: note.viewPlacements)
    }
    if isInside {
      openPages(to: note.location.object)
      tablePage.widths.forget()
      rebind()
    }
    show(note)
  }

  /// Undo never happens out of sight: the record and row of the change come up.
  private mutating func show(_ note: StepNote) {
    if note.location.path.isEmpty { bringUp(note.location.record) }
    _ = pageKind.putCursor(on: note.location.row, in: &self)
  }

  /// After an addition was undone the cursor is where it was made from: on the record before.
  private mutating func goBackToOrigin(of change: TableChange) {
    guard pageKind.hasRecordCursor, case .insert(let records) = change,
      let first = records.first,
      first.index > 0, first.index <= table.count,
      let index = recordsInView.index(of: table.id(at: first.index - 1))
    else { return }
    tablePage.row = index
    followCursor()
  }

  // MARK: Choices between mine and theirs that needed no edit

  /// Takes the last step back; a choice whose conflicts were saved or merged since is nothing to take back.
  mutating func undoneStep() -> Document<StepNote>.Step? {
    while let step = records.undo() {
      if !step.isChoice || conflicts.reopen(step.note.settled) { return step }
    }
    return nil
  }

  /// Redoes the step that was undone last; skips a choice whose conflicts can't be settled
  /// again.
  mutating func redoneStep() -> Document<StepNote>.Step? {
    while let step = records.redo() {
      if !step.isChoice || conflicts.settle(step.note.settled) { return step }
    }
    return nil
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
    records.grow(to: more)
    rebind()
    followCursor()
  }
}

extension Document<StepNote>.Step {
  var isChoice: Bool { change == nil && !note.settled.isEmpty }
}
