import Records
import Rules
import SourceText
import Values

extension Editor {
  /// Puts the cursor on the row at a place, or on the last or first one where there is none.
  package mutating func focusRow(at index: Int) {
    guard !rows.isEmpty else { return }
    formPage.focus = rows[min(max(index, 0), rows.count - 1)].state.row.identifier
  }

  /// Up and down pass over rows that are out of use, and over the parts of rows that are not open; a folded section is
  /// one stop.
  mutating func moveFocus(by step: Int) {
    let direction = step.signum()
    let folded = foldedSections
    let open = focusedPart?.part?.owner
    var (index, left) = (focusIndex ?? 0, abs(step))
    var next = index + direction
    while left > 0, rows.indices.contains(next) {
      let section = rows[next].state.row.section
      let isStop =
        folded.contains(section)
        ? !rows[index].state.row.section.hasSameBytes(as: section)
        : !rows[next].state.isDisabled
          && (rows[next].state.row.part.map { $0.owner == open } ?? true)
      if isStop { (index, left) = (next, left - 1) }
      next += direction
    }
    focusRow(at: index)
  }

  /// Says whether the rows that the form hides are in sight now.
  mutating func reportHiddenRows() {
    let hidden = rows.count { !$0.state.isVisible }
    let key = FormCommands.showHidden.key
    state.message = .notice(
      !formPage.showsHidden
        ? texts.hiddenRowsAreHidden
        : hidden == 0 ? texts.noHiddenRows : texts.hiddenRowsAreShown(hidden, key: key))
  }

  /// Shows the rows that the form hides for the record where the one that is gone to is among them; false where nothing is to
  /// be shown for that.
  mutating func showHiddenRow(_ row: String) -> Bool {
    guard index(of: row) == nil, binder.place(ofRow: row) != nil else {
      return false
    }
    formPage.showsHidden = true
    rebind()
    return true
  }

  /// Tab goes from field to field; past the last it starts again at the first.
  mutating func focusEditableRow(forward: Bool) {
    let folded = foldedSections
    focusRow(forward: forward) { $0.isEditable && !folded.contains($0.section) }
  }

  /// Goes to the next row, the ends joined, for which `wanted` holds; returns whether there is one. A folded section
  /// that it leads into unfolds.
  @discardableResult
  mutating func focusRow(forward: Bool, where wanted: (BoundRow) -> Bool) -> Bool {
    guard let index = nextRow(forward: forward, where: wanted) else { return false }
    lead(to: rows[index].identifier)
    return true
  }

  /// The index of the next row, the ends joined, for which `wanted` holds; the last that is asked is the focused one.
  func nextRow(forward: Bool, where wanted: (BoundRow) -> Bool) -> Int? {
    var start = focusIndex ?? 0
    if isSectionFocused {
      let section = rows[start].section
      let isInside = { (row: BoundRow) in row.section.hasSameBytes(as: section) }
      start =
        forward
        ? (rows.firstIndex(where: isInside) ?? start) - 1
        : (rows.lastIndex(where: isInside) ?? start) + 1
    }
    for distance in stride(from: 1, through: rows.count, by: 1) {
      let index = (start + (forward ? distance : rows.count - distance)) % rows.count
      if wanted(rows[index]) { return index }
    }
    return nil
  }

  /// A page is what is in sight, less a line for orientation.
  mutating func turnPage(forward: Bool) {
    guard let index = focusIndex else { return }
    let layout = formLayout
    let distance = max(layout.area.height - 1, 1) * (forward ? 1 : -1)
    let target = layout.lineRange(ofRow: index).lowerBound + distance
    let reached = layout.rowIndex(nearestToLine: target)
    if layout.lineRange(ofRow: reached) == layout.lineRange(ofRow: index) {
      moveFocus(by: forward ? 1 : -1)
    } else {
      focusRow(at: reached)
    }
    formPage.scroll += distance
  }

  /// Opens a record, the focus staying on its row.
  mutating func open(_ id: RecordID) {
    guard id != record else { return }
    state.pages.show(id)
    state.saving.acceptedProblems = nil
    rebind()
  }

  /// Goes to a row of a record; one that is not a column is shown in the record's form.
  mutating func go(to location: Location) {
    if let lock = lockHiding(location) {
      state.message = .warning(lock.reason)
      return
    }
    openPages(to: location.place)
    if location.path.isEmpty {
      let record = location.record
      bringUp(record)
      // A record that the filter leaves out has no line to stand on.
      if viewPlace(of: record) == nil { showForm(of: record) }
      open(record)
    }
    openFormOfOwnObject(having: location.row)
    _ = showHiddenRow(location.row)
    guard index(of: location.row) != nil else {
      state.message = .warning(texts.rowGoneTextKept(location.row))
      return
    }
    if !pageKind.putCursor(on: location.row, in: &self) {
      openForm(of: record)
      lead(to: location.row)
    }
    rebind()
  }

  /// Opens the form for the object that is shown which has a row that the form shown has not.
  private mutating func openFormOfOwnObject(having row: String) {
    guard binder.place(ofRow: row) == nil,
      let opener = form.rows.first(where: { opener in
        opener.opensOwnObject
          && opener.child.flatMap { binder.binder(ofForm: $0.name) }?.place(ofRow: row) != nil
      })
    else { return }
    showForm(of: record)
    if let bound = boundRow(opener.identifier) { _ = openChild(of: bound) }
  }

  /// Goes to the next problem: of the record, in the table of the view.
  mutating func goToProblem(forward: Bool, times: Int) -> [EditorEffect] {
    showAllProblems()
    return pageKind.goToProblem(forward: forward, times: times, in: &self)
  }

  /// The next problem of the record, that of the file where rows open what is inside.
  mutating func focusProblem(forward: Bool) {
    if documentBinder.hasChildren {
      if !goToNested(.problem, forward: forward) {
        state.message = .notice(texts.noProblemsInRecord)
      }
      return
    }
    let editor = self
    if !focusRow(forward: forward, where: { editor.hasOwnProblem($0) }) {
      state.message = .notice(texts.noProblemsInRecord)
    }
  }
}
