import Screen

extension TableLayout {
  /// The label and whole value of the cell under the cursor where its column can't show all of it; else nil.
  func textOfCutCell(in state: EditorState) -> String? {
    guard let column = columns.first(where: { $0.index == state.tableState.column }),
      let bound = state.focusedRow
    else { return nil }
    let text = bound.display.text
    guard DisplayText.width(text, upTo: column.width) > column.width else { return nil }
    return "\(bound.row.key): \(text)"
  }
}
