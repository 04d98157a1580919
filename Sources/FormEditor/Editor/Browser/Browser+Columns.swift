import Forms
import SourceText

/// The columns of the table: those of the form, and what was hidden or shown since.
extension Browser {
  var columns: [ConfigRow] {
    let choices = tablePage.columnChoices
    let listed = listedColumns
    guard !choices.isEmpty else { return listed }
    let names = Set(names: listed.map(\.identifier))
    let chosen = possibleColumns.filter {
      choices[$0.identifier] ?? names.contains($0.identifier)
    }
    // A form that was changed since may have none of them.
    return chosen.isEmpty ? listed : chosen
  }

  /// Columns according to the form, or to the row of a list.
  private var listedColumns: [ConfigRow] {
    listSettings.columns == nil ? listBinder.plan.tableRows : listForm.tableRows
  }

  /// All rows that could be columns, in the order in which they would appear.
  var possibleColumns: [ConfigRow] {
    let form = listForm
    guard form.columns != nil else { return form.writtenRows }
    let listed = listedColumns
    let names = Set(names: listed.map(\.identifier))
    return listed + form.writtenRows.filter { !names.contains($0.identifier) }
  }

  /// Shows a row as a column or hides it, the cursor staying on its column; false where it would be the last.
  @discardableResult
  mutating func setColumn(_ row: ConfigRow, shown: Bool) -> Bool {
    let former = focusedColumn
    guard shown || columns.count > 1 else {
      message = .warning(texts.onlyColumn(row.key))
      return false
    }
    tablePage.columnChoices[row.identifier] = shown
    let index = former.flatMap { columns.index(of: $0.identifier) }
    focusCell(row: tablePage.row, column: index)
    return true
  }

  /// Puts the cursor on a row's column, which is shown if it was hidden.
  mutating func focusColumn(of row: ConfigRow) {
    if columns.index(of: row.identifier) == nil { setColumn(row, shown: true) }
    focusCell(row: tablePage.row, column: columns.index(of: row.identifier))
  }

  /// Number of rows that could be columns and are not in sight: hidden ones, and those
  /// without room. O(1).
  var unseenColumnCount: Int {
    let layout = tableLayout ?? TableLayout(tableScene)
    let possible = listBinder.plan.possibleColumnCount
    return max(possible - layout.columns.count { !$0.state.isFullWidth }, 0)
  }
}
