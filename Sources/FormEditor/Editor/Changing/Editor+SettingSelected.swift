import Cells
import Forms
import JSONText
import Records
import Rules
import SourceText
import Values

/// `E`: one value for a column of all selected records in view.
extension Editor {
  /// Opens a field for the column under the cursor whose value goes into all selected records.
  mutating func beginSettingSelected() {
    guard let column = browser.focusedColumn else { return }
    let selection = browser.tablePage.selection.inView
    guard let bound = entries.row(toAsk: column, in: selection, focused: browser.focusedRow) else {
      let refusal = browser.focusedRow.flatMap {
        browser.binder.entry(in: $0).refusalToReplace(isAsked: true)?.message
      }
      let reason = browser.focusedRow?.readOnlyReason ?? refusal ?? texts.readOnly
      browser.message = .notice(texts.about(column.key, reason))
      return
    }
    let isDifferent =
      !bound.state.disclosure.isSecret
      && browser.listContext.hasDifferentValues(column, in: selection)
    guard let editor = entries.field(of: isDifferent ? bound.withoutValue() : bound, .ask) else {
      return
    }
    openEditor(editor, on: bound, for: selection)
    browser.editing?.isOfDifferentValues = isDifferent
  }

  /// Sets a column in all records of a selection, as one step of undo.
  mutating func set(
    _ edit: CellEdit, of row: ConfigRow, in selection: RecordSet
  ) -> [EditorEffect] {
    if let notice = busyNotice {
      browser.editing?.complaint = notice.text
      browser.message = notice
      return []
    }
    let field = browser.editing
    browser.editing = nil
    let task = TableJob.Task.set(column: row.identifier, to: edit, in: selection)
    return run(RunningJob(task: task, next: .setFrom(field)))
  }

  /// Adopts the result of setting a column. Records that were changed meanwhile stay as they
  /// are now.
  mutating func adopt(_ change: ColumnChange, of running: RunningJob) {
    guard case .set(let column, _, let chosen) = running.task else { return }
    let touched = running.changes.reduce(RecordSet()) { $0.union($1.touched) }
    let name = browser.listForm.row(column)?.key ?? column
    if let reason = change.reason, change.refused.count == chosen.count {
      refuse(reason, name, field: running.field)
      return
    }
    let changed = change.changed.subtracting(touched)
    var added: String?
    if let first = [browser.record].compactMap({ $0 }).first(where: changed.contains)
      ?? changed.first
    {
      // A member that none of the first records has may be a typo.
      if let row = browser.form.row(column), let path = row.valuePath,
        case .found = change.edit.version[first].lookup(path.steps)
      {
        added = entries.surveyBeforeAdding(row, to: first)?
          .creationMessage(of: path, in: browser.form, texts)
      }
      let note = StepNote(
        location: browser.recordLocations.location(ofRow: column, in: first),
        summary: .columnSet(name, inRecords: changed.count), list: browser.pages.listLocation)
      do throws(JSONEditError) {
        try browser.perform(change.edit, except: touched, note: note)
      } catch {
        refuse(error.reason(in: texts), name, field: running.field)
        return
      }
      browser.followCursor()
    }
    // They took another value.
    browser.opened.anchors.dropDrafts(
      of: column, in: chosen.subtracting(change.refused).subtracting(touched),
      at: browser.recordLocations)
    let kept = chosen.intersection(touched).count
    let notes = [
      added, kept > 0 ? texts.recordsLeftAlone(kept) : nil, browser.listContext.outOfViewNote,
    ]
    let sentence =
      if let reason = change.reason {
        texts.didNotTake(change.refused.count, of: chosen.count, reason)
      } else if changed.count == 0 && kept == 0 {
        texts.allHaveIt(name)
      } else {
        texts.set(name, inRecords: changed.count, undo: PageCommands.undo.key)
      }
    let text = texts.joined(sentence, notes: notes)
    browser.message = change.reason == nil ? .notice(text) : .problem(text)
  }

  /// Keeps a text that no record accepts in its field, to be corrected; only reports it where
  /// the user has gone elsewhere.
  private mutating func refuse(_ reason: String, _ name: String, field: Editing?) {
    guard var field, mode == .table, browser.focus == field.row,
      browser.bound.row(named: field.row) != nil
    else {
      let isKept = field.map { browser.keepText(of: $0) } == true
      let sentence = texts.noneTakes(name, reason)
      browser.message = .problem(
        isKept ? texts.bringsTextBack(sentence, key: PageCommands.undo.key) : sentence)
      return
    }
    field.complaint = reason
    browser.editing = field
  }
}
