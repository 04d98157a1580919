extension TableScene {
  /// Scrolls so that the cursor's cell is in sight, and returns where everything is then.
  mutating func scrollToCursor() -> TableLayout {
    let height = area.height - 1
    page.row = min(page.row, max(records.count - 1, 0))
    let first = min(max(page.firstRow, page.row - height + 1), page.row)
    page.firstRow = min(max(first, 0), max(records.count - height, 0))
    page.widths.follow(firstRow: page.firstRow, height: height, viewVersion: page.viewVersion)
    let layout = scrollToColumn()
    page.widths.remember(layout.columns)
    return layout
  }

  /// Scrolls the columns.
  private mutating func scrollToColumn() -> TableLayout {
    let column = page.column
    guard column > 0 else {
      page.firstColumn = 1
      return TableLayout(self)
    }
    page.firstColumn = min(
      max(page.firstColumn, column - area.width / TableLayout.narrowestColumn), column)
    var layout = TableLayout(self)
    while page.firstColumn < column, !layout.shows(column: column) {
      page.firstColumn += 1
      layout = TableLayout(self)
    }
    // Where there is room behind the last column, those scrolled away before come back.
    while page.firstColumn > 1, layout.shows(column: columns.count - 1) {
      var wider = self
      wider.page.firstColumn -= 1
      let former = TableLayout(wider)
      guard former.shows(column: columns.count - 1) else { break }
      page.firstColumn -= 1
      layout = former
    }
    return layout
  }
}
