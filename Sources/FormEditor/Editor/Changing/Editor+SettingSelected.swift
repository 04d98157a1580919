import Cells
import Forms
import Records
import Rules
import Values

/// `E`: one value for a column of all selected records in view.
extension Editor {
  /// Opens a field for the column under the cursor whose value goes into all selected records.
  mutating func beginSettingSelected() {
    guard let column = focusedColumn else { return }
    let selection = tablePage.selected
    guard !selection.isEmpty else {
      state.message = .notice(
        "No record \(tablePage.selectedOutOfView.isEmpty ? "" : "in view ")is selected: "
          + "Space selects one, e edits this cell")
      return
    }
    if let bound = focusedRow, binder.holdsSecret(bound) {
      state.message = .notice("\(column.key): it holds secrets; edit them in rows of their own")
      return
    }
    guard let bound = rowToAsk(column, in: selection) else {
      let refusal = focusedRow.flatMap { binder.refusalToReplace($0)?.message }
      let reason = focusedRow?.readOnlyReason ?? refusal ?? "read only"
      state.message = .notice("\(column.key): \(reason)")
      return
    }
    let start = kind(of: column).begin(bound, binder: binder, trigger: .ask, today: today)
    guard case .editor(let editor) = start else { return }
    openEditor(editor, on: bound, for: selection)
  }

  /// The row that the field opens with: of the record under the cursor if it is selected, else of the first
  /// selected one that can be edited.
  private func rowToAsk(_ column: ConfigRow, in selection: RecordSet) -> BoundRow? {
    func canOpen(_ bound: BoundRow) -> Bool {
      bound.isEditable && binder.refusalToReplace(bound) == nil
    }
    if let bound = focusedRow, bound.row.identifier == column.identifier, canOpen(bound),
      record.map({ selection.contains($0) }) == true
    {
      return bound
    }
    for id in selection.members.prefix(Self.mostAsked) {
      if let bound = bind([column], to: id).first, canOpen(bound) { return bound }
    }
    return nil
  }

  /// Records that are looked at for one whose value can be edited.
  private static let mostAsked = 1_000

  /// Sets a column in all records of a selection, as one step of undo.
  mutating func set(
    _ edit: CellEdit, of row: ConfigRow, in selection: RecordSet
  ) -> [EditorEffect] {
    if let reason = busyReason {
      state.editing?.complaint = reason
      state.message = .notice(reason)
      return []
    }
    let field = state.editing
    state.editing = nil
    let task = TableJob.Task.set(column: row.identifier, to: edit, in: selection)
    return run(RunningJob(number: state.jobs.count + 1, task: task, field: field))
  }

  /// What came of it. Records that were changed meanwhile stay as they are now.
  mutating func take(_ change: ColumnChange, of running: RunningJob) {
    guard case .set(let column, _, let chosen) = running.task else { return }
    let touched = running.changes.reduce(RecordSet()) { $0.union($1.touched) }
    let name = form.row(column)?.key ?? column
    if let reason = change.reason, change.refused.count == chosen.count {
      refuse(reason, name, field: running.field)
      return
    }
    for key in state.drafts.keys where key.row == column {
      let isTaken = chosen.contains(key.record) && !change.refused.contains(key.record)
      if isTaken && !touched.contains(key.record) { state.drafts[key] = nil }
    }
    let changed = change.changed.subtracting(touched)
    var added = ""
    if let first = [record].compactMap({ $0 }).first(where: changed.contains) ?? changed.first {
      added = addedNote(column, in: first, after: change.edit.version)
      let note = StepNote(
        location: Location(first, row: column),
        summary: "the change of \(name) in \(Self.count(changed.count))")
      if let done = state.document.apply(change.edit, note: note, except: touched) {
        finish(note, done)
      }
      followCursor()
    }
    tell(change, changed.count, of: chosen, kept: chosen.intersection(touched).count, name, added)
  }

  /// What no record takes stays in the field, to be mended, unless the person has gone elsewhere.
  private mutating func refuse(_ reason: String, _ name: String, field: Editing?) {
    guard var field, mode == .table, focus == field.row, boundRow(field.row) != nil else {
      let note = field.map { keepText(of: $0) } == true ? "; u brings the text back" : ""
      state.message = .problem("No selected record takes it as \(name): \(reason)\(note)")
      return
    }
    field.complaint = reason
    state.editing = field
  }

  private mutating func tell(
    _ change: ColumnChange, _ count: Int, of chosen: RecordSet, kept: Int, _ name: String,
    _ added: String
  ) {
    var notes = added
    if kept > 0 { notes += "; \(Self.count(kept)) changed meanwhile and left alone" }
    notes += outOfViewNote
    if let reason = change.reason {
      state.message = .problem(
        "\(change.refused.count.grouped) of \(chosen.count.grouped) didn't take it: \(reason)\(notes)"
      )
    } else if count == 0 && kept == 0 {
      state.message = .notice("All selected records have this \(name) already\(notes)")
    } else {
      state.message = .notice("Set \(name) in \(Self.count(count)); u takes it back\(notes)")
    }
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "1 record" : "\(count.grouped) records"
  }
}
