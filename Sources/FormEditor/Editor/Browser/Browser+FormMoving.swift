import Records
import Rules
import SourceText
import Values

extension Browser {
  /// Puts the cursor on the row at a place, or on the last or first one where there is none.
  package mutating func focusRow(at index: Int) {
    guard !rows.isEmpty else { return }
    formPage.focus = rows[min(max(index, 0), rows.count - 1)].state.row.identifier
  }

  var formRows: FormRows { FormRows(rows: rows, folded: foldedSections, focus: focusIndex) }

  /// Says whether the rows that the form hides are in sight now.
  mutating func reportHiddenRows() {
    let hidden = rows.count { !$0.state.isVisible }
    let key = FormCommands.showHidden.key
    message = .notice(
      !formPage.showsHidden
        ? texts.hiddenRowsAreHidden
        : hidden == 0 ? texts.noHiddenRows : texts.hiddenRowsAreShown(hidden, key: key))
  }

  /// Shows the rows that the form hides for the record where the one that is gone to is among them; false where nothing is to
  /// be shown for that.
  mutating func showHiddenRow(_ row: String) -> Bool {
    guard bound.index(of: row) == nil, binder.plan.place(ofRow: row) != nil else {
      return false
    }
    formPage.showsHidden = true
    rebind()
    return true
  }

  /// Goes to the next row, the ends joined, for which `wanted` holds; returns whether there is one. A folded section
  /// that it leads into unfolds.
  @discardableResult
  mutating func focusRow(forward: Bool, where wanted: (BoundRow) -> Bool) -> Bool {
    guard let index = formRows.next(forward: forward, where: wanted) else { return false }
    lead(to: rows[index].identifier)
    return true
  }

  /// A page is what is in sight, less a line for orientation.
  mutating func turnPage(forward: Bool) {
    guard let index = focusIndex else { return }
    let layout = formLayout
    let distance = max(layout.area.height - 1, 1) * (forward ? 1 : -1)
    let target = layout.lineRange(ofRow: index).lowerBound + distance
    let reached = layout.rowIndex(nearestToLine: target)
    if layout.lineRange(ofRow: reached) == layout.lineRange(ofRow: index) {
      focusRow(at: formRows.index(movedBy: forward ? 1 : -1))
    } else {
      focusRow(at: reached)
    }
    formPage.scroll += distance
  }

  /// Opens a record, the focus staying on its row.
  mutating func open(_ id: RecordID) {
    guard id != record else { return }
    pages.show(id)
    hasOpenedRecord = true
    rebind()
  }

  /// Goes to a row of a record; one that is not a column is shown in the record's form.
  mutating func go(to location: Location) {
    if let lock = document.lockHiding(location) {
      message = .warning(lock.reason)
      return
    }
    openPages(to: location.place)
    if location.path.isEmpty {
      let record = location.record
      bringUp(record)
      // A record that the filter leaves out has no line to stand on.
      if recordsInView.place(of: record) == nil { showForm(of: record) }
      open(record)
    }
    openFormOfOwnObject(having: location.row)
    _ = showHiddenRow(location.row)
    guard bound.index(of: location.row) != nil else {
      message = .warning(texts.rowGoneTextKept(location.row))
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
    guard binder.plan.place(ofRow: row) == nil,
      let opener = form.rows.first(where: { opener in
        opener.opensOwnObject
          && opener.child.flatMap { binder.binder(ofForm: $0.name) }?.plan.place(ofRow: row) != nil
      })
    else { return }
    showForm(of: record)
    if let bound = bound.row(named: opener.identifier) { openChild(of: bound) }
  }

  /// The next problem of the record, that of the file where rows open what is inside.
  mutating func focusProblem(forward: Bool) {
    if documentBinder.plan.hasChildren {
      if !goToNested(.problem, forward: forward) {
        message = .notice(texts.noProblemsInRecord)
      }
      return
    }
    if !focusRow(forward: forward, where: rowContext.hasOwnProblem) {
      message = .notice(texts.noProblemsInRecord)
    }
  }

  /// Repeats a movement that has no end of its own, such as from match to match.
  mutating func repeatMovement(_ count: Int, _ move: (inout Browser) -> Void) {
    for _ in 0..<min(count, Self.mostRepeats) { move(&self) }
  }

  /// Maximum number of repetitions: nobody counts on more, and a typo shouldn't take seconds.
  static let mostRepeats = 1_000
}
