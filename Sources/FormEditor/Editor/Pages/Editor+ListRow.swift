import Forms
import JSONText
import Rules

/// The row that a list inside a record was opened from: what its form says of the items.
extension Editor {
  /// Row from which the nearest table was opened; nil for the records of the file, and where
  /// the form no longer has the row.
  var listRow: ConfigRow? { state.pages.listRow(at: state.pages.listIndex, documentBinder) }

  var listSettings: ListSettings {
    state.pages.listsItems ? listRow?.listSettings ?? .plain : .plain
  }

  var listState: RowState? {
    let index = state.pages.listIndex
    guard let row = listRow, let owner = state.pages[index].scope.record else { return nil }
    let page = state.pages[index - 1]
    let path = page.objectPath
    let below = state.pages.listIndex(below: index)
    let reader = RecordReader(
      table: state.pages.table(below: index, in: documentTable),
      binder: documentBinder.binder(ofPage: page), path: path,
      context: document.context(of: state.pages.place(of: owner, inListAt: below, path)))
    return reader.state(of: row, in: owner)
  }
}
