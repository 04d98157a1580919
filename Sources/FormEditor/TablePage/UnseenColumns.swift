import Screen

/// The end of a table's header, which says how many columns are not in sight: `+11 columns ›`, or as much of it as
/// leaves the label of the last column readable.
struct UnseenColumns {
  let text: String
  /// The column of the screen where the text begins.
  let x: Int

  /// The end of the columns that labels may have.
  var labelEnd: Int { text.isEmpty ? x : x - 1 }

  /// Minimum of columns for the last label, with the blank after it.
  private static let shortestLabel = 4

  init(_ layout: TableLayout, _ scene: TableScene) {
    let end = layout.area.width
    let seen = layout.columns.count { !$0.state.isFullWidth }
    let count =
      scene.possibleColumnCount - seen - layout.hiddenColumnCount(before: scene.page.firstColumn)
    let arrow = layout.hidesColumnsBehind ? " ›" : ""
    let texts = scene.theme.texts
    let choices =
      (count > 0 ? [texts.moreColumns(count) + arrow, "+\(count.grouped)" + arrow] : [])
      + (layout.hidesColumnsBehind ? ["›"] : [])
    let labels = layout.columns.last.map { column in
      let mark = scene.sortMark(ofColumn: column.state.row.identifier)
      let label = DisplayText.width(column.state.row.key + mark)
      // The label under the cursor is not cut, nor one for columns that are only hidden.
      let isKept = column.index == scene.page.column || !layout.hidesColumnsBehind
      let cut = isKept ? label + 1 : min(label + 1, Self.shortestLabel)
      return (whole: column.x + label + 1, cut: column.x + cut)
    }
    for (index, text) in choices.enumerated() {
      let x = end - DisplayText.width(text)
      // The words are left out before a label is cut.
      let least = index == 0 && choices.count > 1 ? labels?.whole : labels?.cut
      if x >= least ?? 0 {
        (self.text, self.x) = (text, x)
        return
      }
    }
    text = layout.hidesColumnsBehind ? "›" : ""
    x = end - DisplayText.width(text)
  }
}
