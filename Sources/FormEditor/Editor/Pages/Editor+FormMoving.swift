import Records
import Rules
import Values

extension EditorState {
  package mutating func focusRow(at index: Int) {
    guard !rows.isEmpty else { return }
    focus = rows[min(max(index, 0), rows.count - 1)].row.identifier
  }

  /// `G` and `g`: the row of a number that was typed, from 1.
  mutating func goToRow(number: Int) {
    guard number <= max(rows.count, 1) else {
      message = .warning("There are \(rows.count.grouped) rows; \(number.grouped) is none of them")
      return
    }
    focusRow(at: number - 1)
  }

  mutating func moveFocus(by step: Int) { focusRow(at: (focusIndex ?? 0) + step) }

  /// Tab goes from field to field; past the last it starts again at the first.
  mutating func focusEditableRow(forward: Bool) {
    focusRow(forward: forward) { $0.isEditable }
  }

  /// Goes to the next row, the ends joined, for which `wanted` holds; tells whether there is one.
  @discardableResult
  mutating func focusRow(forward: Bool, where wanted: (BoundRow) -> Bool) -> Bool {
    let start = focusIndex ?? 0
    for distance in stride(from: 1, through: rows.count, by: 1) {
      let index = (start + (forward ? distance : rows.count - distance)) % rows.count
      if wanted(rows[index]) {
        focusRow(at: index)
        return true
      }
    }
    return false
  }

  /// A page is what is in sight, less a line for orientation.
  mutating func page(forward: Bool) {
    guard let index = focusIndex else { return }
    let layout = FormLayout(self)
    let distance = max(layout.area.height - 1, 1) * (forward ? 1 : -1)
    let target = layout.lineRange(ofRow: index).lowerBound + distance
    let reached = layout.rowIndex(nearestToLine: target)
    focusRow(at: reached == index ? index + (forward ? 1 : -1) : reached)
    scroll += distance
  }

  mutating func openNeighbour(by step: Int) {
    guard let record, let place = viewPlace(of: record) else { return }
    let target = min(max(place + step, 0), viewCount - 1)
    guard target != place else {
      message = .notice(
        viewCount == 1
          ? "There is one record"
          : step < 0
            ? "This is the first record"
            : loadingReason == nil
              ? "This is the last record" : "This is the last record that is read so far")
      return
    }
    tableState.row = target
    open(viewRecord(at: target))
  }

  /// Opens a record, the focus staying on its row.
  mutating func open(_ id: RecordID) {
    guard id != record else { return }
    record = id
    acceptedProblems = nil
    rebind()
  }

  /// Goes to a row of a record; one that is no column is shown in the record's form.
  mutating func go(to target: PanelLine.Target) {
    guard let record = target.record else {
      goToPlace(of: target.row)
      return
    }
    bringUp(record)
    // A record that the filter leaves out has no line to stand on.
    if viewPlace(of: record) == nil { isTableShown = false }
    open(record)
    guard index(of: target.row) != nil else {
      message = .warning("The form has no row \(target.row) any more; its text stays as a draft")
      return
    }
    if isTableShown {
      guard let column = columns.firstIndex(where: { $0.identifier == target.row }) else {
        isTableShown = false
        focus = target.row
        return
      }
      tableState.column = column
    }
    focus = target.row
  }

  mutating func focusProblem(forward: Bool) {
    let state = self
    if !focusRow(forward: forward, where: { !state.problems(of: $0).isEmpty }) {
      message = .notice("No problems in this record")
    }
  }

  /// Scrolls so that the focused row is in sight, whole if it fits, with its section's heading when it is the first.
  mutating func keepFocusInSight() {
    if isTableShown {
      keepCellInSight()
      return
    }
    let layout = FormLayout(self)
    if let index = focusIndex {
      let lines = layout.lineRange(ofRow: index)
      let top = layout.topLine(forRow: index)
      if lines.upperBound > scroll + layout.area.height {
        scroll = lines.upperBound - layout.area.height
      }
      if scroll > top { scroll = lines.count > layout.area.height ? lines.lowerBound : top }
    }
    scroll = min(max(scroll, 0), max(layout.lineCount - layout.area.height, 0))
  }
}
