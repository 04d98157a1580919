import JSONText

/// Marks: on the records in view; those that a filter hides keep theirs until they are seen again.
extension EditorState {
  mutating func toggleMark() {
    guard let record else { return }
    if !tableState.marks.remove(record) { tableState.marks.insert(record) }
    moveCell(rows: 1)
    tellMarks()
  }

  /// `*`: what is in view and isn't marked.
  mutating func turnMarks() {
    let inView = RecordSet(tableState.order ?? table.records)
    tableState.marks = inView.subtracting(tableState.marks)
    tellMarks()
  }

  private mutating func tellMarks() {
    let count = tableState.marks.count
    message = .notice(
      count == 0
        ? "No record \(tableState.hiddenMarks.isEmpty ? "" : "in view ")is marked"
        : "\(count.grouped) marked: e sets the column in all of them, c copies, x deletes")
  }

  /// Tells marks in view and hidden ones apart anew: the view is another one.
  mutating func followMarks() {
    let all = tableState.marks.union(tableState.hiddenMarks)
    guard !all.isEmpty else { return }
    guard let filtered = tableState.filtered else {
      (tableState.marks, tableState.hiddenMarks) = (all, RecordSet())
      return
    }
    let inView = RecordSet(filtered)
    tableState.marks = all.intersection(inView)
    tableState.hiddenMarks = all.subtracting(inView)
  }

  /// What a command's message adds where marks are out of view.
  var hiddenMarksNote: String {
    switch tableState.hiddenMarks.count {
    case 0: ""
    case 1: "; 1 marked record is filtered out and stays as it is"
    case let count: "; \(count.grouped) marked records are filtered out and stay as they are"
    }
  }
}
