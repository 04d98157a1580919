import Forms

/// The columns of the nearest table.
extension Browser {
  var tableColumns: TableColumns {
    TableColumns(
      binder: listBinder, named: listSettings.columns, choices: tablePage.columnChoices)
  }

  var columns: [ConfigRow] { tableColumns.shown }

  var listForm: Form { tableColumns.form }

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
}
