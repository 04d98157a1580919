import Cells
import Forms
import JSONText
import Records
import Rules
import SourceText
import Values

/// `E`: one value for a column of all selected records in view.
extension Fields {
  /// Opens a field for the column under the cursor whose value goes into all selected records.
  func openForSelected(in browser: inout Browser) {
    guard let column = browser.focusedColumn else { return }
    let (entries, texts) = (entries(in: browser), browser.texts)
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
    open(editor, on: bound, for: selection, in: &browser)
    browser.editing?.isOfDifferentValues = isDifferent
  }

  /// Adopts the result of setting a column. Records that were changed meanwhile stay as they are now. Returns the reason
  /// where no record takes the value.
  func adopt(
    _ change: ColumnChange, of running: RunningJob, in browser: inout Browser
  ) -> String? {
    guard case .set(let column, _, let chosen) = running.task else { return nil }
    if let reason = change.reason, change.refused.count == chosen.count { return reason }
    let texts = browser.texts
    let touched = running.changes.reduce(into: RecordSet()) { $0.formUnion($1.touched) }
    let name = browser.listForm.row(column)?.key ?? column
    let changed = change.changed.subtracting(touched)
    var added: String?
    if let first = browser.record.flatMap({ changed.contains($0) ? $0 : nil }) ?? changed.first {
      added = noteOfNewMember(column, change, in: first, browser)
      let note = StepNote(
        location: browser.recordLocations.location(ofRow: column, in: first),
        summary: .columnSet(name, inRecords: changed.count), list: browser.pages.listLocation)
      do throws(JSONEditError) {
        try browser.perform(change.edit, except: touched, note: note)
      } catch {
        return error.reason(in: texts)
      }
      browser.followCursor()
    }
    // They took another value.
    browser.document.anchors.dropDrafts(
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
        texts.set(name, inRecords: changed.count, undo: browser.keys[PageCommands.undo])
      }
    let text = texts.joined(sentence, notes: notes)
    browser.message = change.reason == nil ? .notice(text) : .problem(text)
    return nil
  }

  /// A member that none of the first records has may be a typo.
  private func noteOfNewMember(
    _ column: String, _ change: ColumnChange, in record: RecordID, _ browser: Browser
  ) -> String? {
    guard let row = browser.form.row(column), let path = row.valuePath,
      case .found = change.edit.version[record].lookup(path.steps)
    else { return nil }
    return entries(in: browser).surveyBeforeAdding(row, to: record)?
      .creationMessage(of: path, in: browser.form, browser.texts)
  }

  /// Opens the field again whose text no record accepts, to be corrected; false where the person has gone elsewhere.
  func reopen(_ field: Editing, because reason: String, in browser: inout Browser) -> Bool {
    guard browser.focus == field.row, browser.bound.row(named: field.row) != nil else {
      return false
    }
    browser.editing = field
    browser.editing?.complaint = reason
    return true
  }

  /// Only reports that no record accepts a text.
  func report(_ reason: String, of running: RunningJob, in browser: inout Browser) {
    guard case .set(let column, _, _) = running.task else { return }
    let name = browser.listForm.row(column)?.key ?? column
    let isKept = running.field.map { browser.keepText(of: $0) } == true
    reportRefusal(browser.texts.noneTakes(name, reason), isKept: isKept, in: &browser)
  }
}
