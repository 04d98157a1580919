import Records
import Values

/// The selection: of the records in view; those that a filter hides stay selected until they are seen again.
extension Editor {
  mutating func toggleSelected() {
    guard let record else { return }
    if !tablePage.selected.remove(record) { tablePage.selected.insert(record) }
    moveCell(rows: 1)
    reportSelection()
  }

  /// `*`: selects what is in view and isn't selected, and only that.
  mutating func invertSelection() {
    let inView = RecordSet(tablePage.order ?? table.records)
    tablePage.selected = inView.subtracting(tablePage.selected)
    reportSelection()
  }

  private mutating func reportSelection() {
    let count = tablePage.selected.count
    state.message = .notice(
      count == 0
        ? "No record \(tablePage.selectedOutOfView.isEmpty ? "" : "in view ")is selected"
        : "\(count.grouped) selected: E sets the column in all of them, c copies, x deletes")
  }

  /// All selected records, in view or not.
  var selection: RecordSet { tablePage.selected.union(tablePage.selectedOutOfView) }

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
    state.document.remember(
      StepNote(
        location: Location(record, row: focus ?? ""), summary: "the clearing of the selection",
        deselected: cleared))
    state.message = .notice(
      cleared.count == 1
        ? "The record is no longer selected; u selects it again"
        : "Cleared the selection of \(cleared.count.grouped) records; u restores it")
  }

  /// Adds records to the selection, in view or out of it.
  mutating func select(_ records: RecordSet) {
    guard !records.isEmpty else { return }
    tablePage.selected = tablePage.selected.union(records)
    followSelection()
  }

  /// Selects these records and no others.
  mutating func replaceSelection(by records: RecordSet) {
    deselect(selection)
    select(records)
  }

  mutating func deselect(_ records: RecordSet) {
    tablePage.selected = tablePage.selected.subtracting(records)
    tablePage.selectedOutOfView = tablePage.selectedOutOfView.subtracting(records)
  }

  /// Parts the selection again into records in view and out of it: the view is another one.
  mutating func followSelection() {
    let all = selection
    guard !all.isEmpty else { return }
    guard let filtered = tablePage.filtered else {
      (tablePage.selected, tablePage.selectedOutOfView) = (all, RecordSet())
      return
    }
    let inView = RecordSet(filtered)
    tablePage.selected = all.intersection(inView)
    tablePage.selectedOutOfView = all.subtracting(inView)
  }

  /// What a command's message adds where selected records are out of view.
  var outOfViewNote: String {
    switch tablePage.selectedOutOfView.count {
    case 0: ""
    case 1: "; 1 selected record is filtered out and stays as it is"
    case let count: "; \(count.grouped) selected records are filtered out and stay as they are"
    }
  }
}
