import Cells
import FormEngine
import JSONText

extension EditorState {
  /// Sets a column in all marked records, as one step of undo.
  mutating func commitToMarked(_ edit: CellEdit, of row: ConfigRow) -> [EditorEffect] {
    if let reason = busyReason {
      editing?.complaint = reason
      message = .notice(reason)
      return []
    }
    let field = editing
    editing = nil
    let task = TableJob.Task.set(column: row.identifier, to: edit, in: tableState.marks)
    return run(RunningJob(number: jobCount + 1, task: task, field: field))
  }

  /// What came of it. Records that were changed meanwhile stay as they are now.
  mutating func take(_ change: ColumnChange, of running: RunningJob) {
    guard case .set(let column, _, let chosen) = running.task else { return }
    let touched = running.edits.reduce(RecordSet()) { $0.union($1.touched) }
    let name = form.row(column)?.key ?? column
    if let reason = change.reason, change.refused.count == chosen.count {
      refuse(reason, name, field: running.field)
      return
    }
    for key in drafts.keys where key.row == column {
      let isTaken = chosen.contains(key.record) && !change.refused.contains(key.record)
      if isTaken && !touched.contains(key.record) { drafts[key] = nil }
    }
    let changed = change.changed.subtracting(touched)
    if let first = [record].compactMap({ $0 }).first(where: changed.contains) ?? changed.first {
      let before = table
      table.takeSlices(of: change.table, except: touched)
      perform(
        .replaceMany(changed, before: before, after: table), at: first, row: column,
        summary: "the change of \(name) in \(Self.count(changed.count))")
      followCursor()
    }
    tell(change, changed.count, of: chosen, kept: chosen.intersection(touched).count, name)
  }

  /// What no record takes stays in the field, to be mended, unless the person has gone elsewhere.
  private mutating func refuse(_ reason: String, _ name: String, field: Editing?) {
    guard var field, mode == .table, focus == field.row, boundRow(field.row) != nil else {
      message = .problem("No marked record takes it as \(name): \(reason)")
      return
    }
    field.complaint = reason
    editing = field
  }

  private mutating func tell(
    _ change: ColumnChange, _ count: Int, of chosen: RecordSet, kept: Int, _ name: String
  ) {
    var notes = ""
    if kept > 0 { notes += "; \(Self.count(kept)) changed meanwhile and left alone" }
    notes += hiddenMarksNote
    if let reason = change.reason {
      message = .problem(
        "\(change.refused.count.grouped) of \(chosen.count.grouped) didn't take it: \(reason)\(notes)"
      )
    } else if count == 0 && kept == 0 {
      message = .notice("All marked records have this \(name) already\(notes)")
    } else {
      message = .notice("Set \(name) in \(Self.count(count)); u takes it back\(notes)")
    }
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "1 record" : "\(count.grouped) records"
  }
}
