import Cells
import Forms
import JSONText
import Records
import Rules
import SourceText
import Values

/// Adding, deleting and selecting records, and texts that were typed and are in none.
extension Browser {
  var chosenRecords: RecordSet {
    tablePage.selection.inView.isEmpty
      ? RecordSet([record].compactMap { $0 }) : tablePage.selection.inView
  }

  var indexBelowCursor: Int {
    record.flatMap { table.index(of: $0) }.map { $0 + 1 } ?? table.count
  }

  /// Adds records as one step of undo, the cursor going to the first of them.
  mutating func insert(_ insertion: Insertion, summary: StepSummary) -> Bool {
    guard let first = insertion.records.first?.id,
      perform(
        .insert(insertion), at: first, summary: summary, deselecting: tablePage.selection.inView)
    else { return false }
    bringUp(first)
    return true
  }

  mutating func deleteChosenRecords() {
    let chosen = table.placements(of: chosenRecords)
    guard let first = chosen.first?.id,
      perform(.delete(chosen), at: first, summary: .recordsDeleted(chosen.count))
    else { return }
    followCursor()
    message = .notice(
      texts.joined(
        texts.deleted(chosen.count, undo: PageCommands.undo.key), notes: [listContext.outOfViewNote]
      ))
  }

  /// An edit of records as a whole, at the focused row. False, with the reason said, where the source of a list's
  /// record can't hold the list.
  mutating func perform(
    _ edit: Edit, at record: RecordID, summary: StepSummary,
    deselecting deselected: RecordSet = RecordSet()
  ) -> Bool {
    do throws(JSONEditError) {
      return try perform(
        edit, at: recordLocations.location(ofRow: focus ?? "", in: record, after: edit),
        summary: summary, deselecting: deselected)
    } catch {
      message = .problem(texts.nothingChanged(error.reason(in: texts)))
      return false
    }
  }

  /// Clears the selection, also out of view; `u` restores it. What was undone can still be redone.
  mutating func clearSelection() {
    let cleared = tablePage.selection.all
    guard !cleared.isEmpty, let record = record ?? cleared.first else { return }
    tablePage.selection = Selection()
    opened.records.remember(
      StepNote(
        location: recordLocations.location(ofRow: focus ?? "", in: record),
        summary: .selectionCleared,
        list: pages.listLocation, deselected: cleared))
    message = .notice(texts.selectionCleared(cleared.count, PageCommands.undo.key))
  }

  /// True where the copied items may be pasted into the nearest table.
  func canPaste(_ copied: CopiedItems) -> Bool {
    let name = pages.list.formName
    guard name != copied.formName else { return true }
    let other = copied.formName.map { documentBinder.binder(ofForm: $0)?.form } ?? documentForm
    return other.map { listForm.takesRecords(of: $0) } ?? false
  }

  // MARK: Drafts at their rows, and texts that Esc has left

  /// Keeps what was typed in a field that is being left; returns whether there was anything.
  @discardableResult
  mutating func keepText(of field: Editing) -> Bool {
    guard let location = location(ofRow: field.row), field.editor.isTyped, field.isChanged,
      !field.editor.text.isEmpty
    else {
      return false
    }
    opened.keep(
      AbandonedText(
        text: field.editor.text, location: location, isSecure: field.isSecure,
        selection: field.selection, list: pages.listLocation))
    return true
  }

  /// A text that was kept is not needed any more: its field was committed.
  mutating func forgetText(of field: Editing) {
    opened.anchors.forgetText(of: abandonedField(ofTextIn: field.row, for: field.selection))
  }

  /// The field of a text that was typed in a row, for the open record or for selected ones.
  func abandonedField(ofTextIn row: String, for selection: RecordSet?) -> AbandonedText.Field {
    guard selection == nil, let location = location(ofRow: row) else {
      return .column(row, of: pages.listLocation)
    }
    return .cell(location)
  }

  mutating func dropDraft(of row: ConfigRow) {
    if let location = location(ofRow: row.identifier) { opened.anchors.drafts[location] = nil }
  }

  /// Gives the record the bytes that the file has of it, as one step of undo, and drops its drafts.
  mutating func revert() {
    guard let record = objectLocation?.record else { return }
    guard savedTable.index(of: record) != nil else {
      message = .notice(texts.recordIsNew)
      return
    }
    do throws(JSONEditError) {
      if let edit = opened.edit(reverting: record) {
        try performInDocument(
          edit, at: Location(record, row: focus ?? ""), summary: .recordReverted)
        message = .notice(texts.recordReverted(undo: PageCommands.undo.key))
      } else {
        let count = anchors.drafts.keys.count { $0.record == record }
        message = .notice(count == 0 ? texts.recordIsAsSaved : texts.draftsDropped(count))
      }
      opened.anchors.drafts = anchors.drafts.filter { $0.key.record != record }
    } catch {
      message = .problem(texts.nothingChanged(error.reason(in: texts)))
    }
  }

  /// Makes edits of the file's records, each as a step of undo, and opens what is in conflict with others.
  mutating func make(_ changes: RescuedChanges, as summary: StepSummary) {
    if !changes.edits.isEmpty {
      // What is open inside of records may not be there any more.
      pages.closeItems()
      pages.closeObjects()
      let summary = changes.edits.count > 1 ? summary.part : summary
      for edit in changes.edits {
        guard let (record, path) = edit.firstLocation else { continue }
        let row = documentForm.rows.first { $0.valuePath?.steps == path }
        let location = Location(record, row: row?.identifier ?? focus ?? "")
        // It was made in a copy of the same records, or read as whole ones, so it is not refused.
        try? performInDocument(edit, at: location, summary: summary)
      }
      followCursor()
      if index == nil {
        pages.show(documentTable.count > 0 ? documentTable.id(at: 0) : nil)
      }
    }
    opened.conflicts.add(changes.conflicts, to: opened.table)
    // Cells with conflicts show more than their bytes.
    redraw()
  }
}
