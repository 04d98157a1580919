import Cells
import Screen

extension Editor {
  /// A command of the table; what means the same on both screens goes on to the form's.
  mutating func performOnTable(_ command: EditorCommand, count: Int?) -> [EditorEffect] {
    let steps = count ?? 1
    let page = tableHeight - 1
    switch command {
    case .down: moveCell(rows: steps)
    case .up: moveCell(rows: -steps)
    case .left: moveCell(columns: -steps)
    case .right: moveCell(columns: steps)
    case .pageDown: moveCell(rows: page * steps)
    case .pageUp: moveCell(rows: -page * steps)
    case .first: goToRecord(number: count, else: 0)
    case .last: goToRecord(number: count, else: viewCount - 1)
    case .firstColumn: focusCell(row: tablePage.row, column: steps - 1)
    case .lastColumn: focusCell(row: tablePage.row, column: (count ?? columns.count) - 1)
    case .hideColumn: hideColumn()
    case .openRecord: return openRecord()
    case .editSelected: beginSettingSelected()
    case .select: for _ in 0..<max(min(steps, viewCount - tablePage.row), 0) { toggleSelected() }
    case .invertSelection: invertSelection()
    case .sort: return sort(addingKey: false)
    case .sortAlso: return sort(addingKey: true)
    case .filter: askWhatToFilter()
    case .statistics:
      guard let column = focusedColumn else { return [] }
      return start(.statistics(column: column.identifier))
    case .addRecord: addRecord()
    case .copyRecord: copyRecords()
    case .deleteRecord: deleteRecords()
    case .copyToPaste: copyToPaste()
    case .pasteRecords: pasteRecords()
    case .moveRecordUp: moveRecord(by: -steps)
    case .moveRecordDown: moveRecord(by: steps)
    case .formBeside: toggleFormBeside()
    case .searchNext: return findInTable(forward: true, times: steps)
    case .searchPrevious: return findInTable(forward: false, times: steps)
    case .nextProblem: return findProblemInTable(forward: true, times: steps)
    case .previousProblem: return findProblemInTable(forward: false, times: steps)
    case .back: return escapeTable()
    case .nextRow, .previousRow, .nextRecord, .previousRecord, .search, .goTo, .edit, .toggle,
      .clearValue, .undo, .redo, .copyValue, .readFile, .writeFile, .help, .problems, .changes,
      .save, .saveAs, .quit,
      .releaseMouse, .redraw, .showHidden, .fold:
      return perform(command, count: count)
    }
    return []
  }

  private mutating func toggleFormBeside() {
    guard state.size.width >= TablePage.widthForBoth else {
      state.message = .notice(
        texts.besideNeeds(TablePage.widthForBoth, found: state.size.width)
      )
      return
    }
    tablePage.showsForm.toggle()
  }
}
