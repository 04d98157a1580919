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
}
