import Forms
import Records
import Rules
import SourceText
import Values

/// The cursor: on the rows of a form, on the cells of a table.
extension Browser {
  /// Puts the cursor on the row at a location, or on the last or first one where there is none.
  package mutating func focusRow(at index: Int) {
    guard !rows.isEmpty else { return }
    formPage.focus = rows[min(max(index, 0), rows.count - 1)].state.row.identifier
  }

  var formRows: FormRows { FormRows(rows: rows, folded: foldedSections, focus: focusIndex) }

  /// Shows the rows that the form hides for the record where the one that is gone to is among them; false where nothing is to
  /// be shown for that.
  mutating func showHiddenRow(_ row: String) -> Bool {
    guard bound.index(of: row) == nil, binder.plan.index(ofRow: row) != nil else {
      return false
    }
    formPage.showsHidden = true
    rebind()
    return true
  }

  /// Goes to the next row, the ends joined, for which `wanted` holds; returns whether there is one. A folded section
  /// that it leads into unfolds.
  @discardableResult
  mutating func focusRow(direction: Direction, where wanted: (BoundRow) -> Bool) -> Bool {
    guard let index = formRows.next(direction: direction, where: wanted) else { return false }
    lead(to: rows[index].identifier)
    return true
  }

  mutating func open(_ id: RecordID) {
    guard id != record else { return }
    pages.show(id)
    visitCount += 1
    rebind()
  }

  /// Goes to a row of a record; one that is not a column is shown in the record's form.
  mutating func go(to location: Location) {
    if let lock = document.lockHiding(location) {
      message = .warning(lock.reason)
      return
    }
    openPages(to: location.object)
    if location.path.isEmpty {
      let record = location.record
      bringUp(record)
      // A record that the filter leaves out has no line.
      if recordsInView.index(of: record) == nil { showForm(of: record) }
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
    guard binder.plan.index(ofRow: row) == nil,
      let opener = form.rows.first(where: { opener in
        opener.opensOwnObject
          && opener.child.flatMap { binder.binder(ofForm: $0.name) }?.plan.index(ofRow: row) != nil
      })
    else { return }
    showForm(of: record)
    if let bound = bound.row(named: opener.identifier) { openChild(of: bound) }
  }

  /// Repeats a movement that has no end of its own, such as from match to match.
  mutating func repeatMovement(_ count: Int, _ move: (inout Browser) -> Void) {
    for _ in 0..<min(count, Self.mostRepeats) { move(&self) }
  }

  /// Maximum number of repetitions: nobody counts on more, and a typo shouldn't take seconds.
  static let mostRepeats = 1_000

  // MARK: Folded sections

  /// Identifiers of the folded sections of the form that is shown. O(sections).
  var foldedSections: Set<ExactText> { pageKind.foldedSections(in: self) }

  var isSectionFocused: Bool { formRows.isSectionFocused }

  /// Unfolds the section whose heading the cursor is on, which goes to its first row; false where it is on a row.
  mutating func unfoldFocusedSection() -> Bool {
    guard isSectionFocused, let index = focusIndex else { return false }
    let section = rows[index].section
    folds.set(section, of: pages.top.formName, isFolded: false)
    focusRow(at: rows.firstIndex { $0.section.hasSameBytes(as: section) } ?? index)
    return true
  }

  /// Unfolds the section of a row that the person is led to.
  mutating func reveal(_ row: String) {
    guard let index = bound.index(of: row) else { return }
    let section = rows[index].section
    guard foldedSections.contains(section) else { return }
    folds.set(section, of: pages.top.formName, isFolded: false)
  }

  /// Puts the cursor on a row of the form that is shown, and its section in sight.
  mutating func lead(to row: String) {
    formPage.focus = row
    reveal(row)
  }

  // MARK: The row under the cursor

  /// The conflict that a row asks about when it is to be edited; nil where there is none, or
  /// where it is inside of what the row opens, and asked about there.
  func conflict(in bound: BoundRow) -> (conflict: RecordConflict, words: ConflictWords)? {
    guard !conflicts.isEmpty, let object = objectLocation else { return nil }
    return document.conflict(in: bound, at: object, binder)
  }

  var focusedPart: BoundRow? { pageKind.focusedPart(in: self) }

  /// Esc on a part: back to the row as a whole; false where the cursor is on none.
  @discardableResult
  mutating func closeParts() -> Bool {
    guard let owner = focusedPart?.part?.owner else { return false }
    lead(to: owner)
    return true
  }

  // MARK: In a table

  mutating func moveCell(rows: Int = 0, columns: Int = 0) {
    focusCell(row: tablePage.row + rows, column: tablePage.column + columns)
  }

  /// Puts the cursor on a cell. The record under it is the open one, its row the focused one, so that editing
  /// acts on the cell.
  mutating func focusCell(row: Int, column: Int? = nil) {
    tablePage.row = min(max(row, 0), max(viewCount - 1, 0))
    tablePage.column = min(max(column ?? tablePage.column, 0), max(columns.count - 1, 0))
    followCursor()
  }

  /// Shows a record, the table's cursor on it and on the line of the screen on which it was.
  mutating func goInView(to record: RecordID?, screenLine: Int) {
    tablePage.row = record.flatMap { recordsInView.index(of: $0) } ?? 0
    tablePage.firstRow = max(tablePage.row - screenLine, 0)
    pages.show(record)
    followCursor()
  }
}
