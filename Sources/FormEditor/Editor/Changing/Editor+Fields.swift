import Cells
import Forms
import Records

/// The fields of rows, with what lies around them: questions, jobs, the file.
extension Editor {
  var fields: Fields { Fields(today: today, abilities: state.file.abilities) }

  var entries: EntryContext { fields.entries(in: browser) }

  mutating func edit(_ input: EditorInput) -> [EditorEffect] {
    carryOut(fields.edit(input, in: &browser))
  }

  /// Leaves the open field as Tab would, but goes nowhere: before a save, a click elsewhere.
  mutating func leaveEditor() -> [EditorEffect] {
    let effects = carryOut(fields.leave(in: &browser))
    fields.close(in: &browser)
    return effects
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
    let task = TableJob.Task.set(column: row.identifier, to: .cell(edit), in: selection)
    return run(RunningJob(task: task, next: .setFrom(field)))
  }
}
