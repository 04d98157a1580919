import Cells
import FormEngine
import JSONText
import Screen

extension EditorState {
  mutating func tableKey(_ key: KeyPress) -> [EditorEffect] {
    if case .character(let character) = key.key, key.modifiers.isEmpty,
      let digit = character.wholeNumberValue, character.isASCII
    {
      let number = min((tableState.typedNumber ?? 0) * 10 + digit, 999_999_999)
      tableState.typedNumber = number
      message = .notice("Record \(number): G goes there")
      return []
    }
    defer { tableState.typedNumber = nil }
    guard let command = KeyMap.command(for: key, in: .table) else {
      message = .notice("\(key.name) does nothing here; ? shows the keys")
      return []
    }
    return performOnTable(command)
  }

  /// A command of the table; what means the same on both screens goes on to the form's.
  private mutating func performOnTable(_ command: EditorCommand) -> [EditorEffect] {
    let page = TableLayout.height(of: size) - 1
    switch command {
    case .down: moveCell(rows: 1)
    case .up: moveCell(rows: -1)
    case .left: moveCell(columns: -1)
    case .right: moveCell(columns: 1)
    case .pageDown: moveCell(rows: page)
    case .pageUp: moveCell(rows: -page)
    case .first: focusCell(row: 0)
    case .last: goToTypedRecord()
    case .firstColumn: focusCell(row: tableState.row, column: 0)
    case .lastColumn: focusCell(row: tableState.row, column: columns.count - 1)
    case .openRecord: openForm()
    case .mark: toggleMark()
    case .turnMarks: turnMarks()
    case .sort: return sort(addingKey: false)
    case .sortAlso: return sort(addingKey: true)
    case .filter: askWhatToFilter()
    case .statistics:
      guard let column = focusedColumn else { return [] }
      return start(.statistics(column: column.identifier))
    case .addRecord: addRecord()
    case .copyRecord: copyRecords()
    case .deleteRecord: deleteRecords()
    case .moveRecordUp: moveRecord(by: -1)
    case .moveRecordDown: moveRecord(by: 1)
    case .formBeside: toggleFormBeside()
    case .searchNext: return findInTable(forward: true)
    case .searchPrevious: return findInTable(forward: false)
    case .nextProblem: return findProblemInTable(forward: true)
    case .previousProblem: return findProblemInTable(forward: false)
    case .back: return stopJob()
    default: return perform(command)
    }
    return []
  }

  private mutating func toggleFormBeside() {
    guard size.width >= TableState.widthForBoth else {
      message = .notice(
        "Table and form side by side need \(TableState.widthForBoth) columns; there are \(size.width)"
      )
      return
    }
    tableState.showsForm.toggle()
  }
}
