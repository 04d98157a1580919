import Records
import Values

/// The selection: of the records in view; those that a filter hides stay selected until they are seen again.
extension EditorState {
  mutating func toggleSelected() {
    guard let record else { return }
    if !tableState.selected.remove(record) { tableState.selected.insert(record) }
    moveCell(rows: 1)
    reportSelection()
  }

  /// `*`: selects what is in view and isn't selected, and only that.
  mutating func invertSelection() {
    let inView = RecordSet(tableState.order ?? table.records)
    tableState.selected = inView.subtracting(tableState.selected)
    reportSelection()
  }

  private mutating func reportSelection() {
    let count = tableState.selected.count
    message = .notice(
      count == 0
        ? "No record \(tableState.selectedOutOfView.isEmpty ? "" : "in view ")is selected"
        : "\(count.grouped) selected: E sets the column in all of them, c copies, x deletes")
  }

  /// All selected records, in view or not.
  var selection: RecordSet { tableState.selected.union(tableState.selectedOutOfView) }

  /// Esc in the table: stops what runs, else clears the selection.
  mutating func escapeTable() -> [EditorEffect] {
    if job?.isRunning == true { return stopJob() }
    clearSelection()
    return []
  }

  /// Clears the selection, also out of view; `u` restores it. What was undone can still be redone.
  private mutating func clearSelection() {
    let cleared = selection
    guard !cleared.isEmpty, let record = record ?? cleared.first else { return }
    deselect(cleared)
    document.remember(
      StepNote(
        record: record, row: focus ?? "", summary: "the clearing of the selection",
        deselected: cleared))
    message = .notice(
      cleared.count == 1
        ? "The record is no longer selected; u selects it again"
        : "Cleared the selection of \(cleared.count.grouped) records; u restores it")
  }

  /// Adds records to the selection, in view or out of it.
  mutating func select(_ records: RecordSet) {
    guard !records.isEmpty else { return }
    tableState.selected = tableState.selected.union(records)
    followSelection()
  }

  /// Selects these records and no others.
  mutating func replaceSelection(by records: RecordSet) {
    deselect(selection)
    select(records)
  }

  mutating func deselect(_ records: RecordSet) {
    tableState.selected = tableState.selected.subtracting(records)
    tableState.selectedOutOfView = tableState.selectedOutOfView.subtracting(records)
  }

  /// Parts the selection again into records in view and out of it: the view is another one.
  mutating func followSelection() {
    let all = selection
    guard !all.isEmpty else { return }
    guard let filtered = tableState.filtered else {
      (tableState.selected, tableState.selectedOutOfView) = (all, RecordSet())
      return
    }
    let inView = RecordSet(filtered)
    tableState.selected = all.intersection(inView)
    tableState.selectedOutOfView = all.subtracting(inView)
  }

  /// What a command's message adds where selected records are out of view.
  var outOfViewNote: String {
    switch tableState.selectedOutOfView.count {
    case 0: ""
    case 1: "; 1 selected record is filtered out and stays as it is"
    case let count: "; \(count.grouped) selected records are filtered out and stay as they are"
    }
  }
}
