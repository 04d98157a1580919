import Forms
import JSONText
import Rules

/// The row that a list inside a record was opened from: what its form says of the items.
extension Browser {
  /// Row from which the nearest table was opened; nil for the records of the file, and where
  /// the form no longer has the row.
  var listRow: ConfigRow? { pages.listRow(at: pages.listIndex, documentBinder) }

  /// The changes that the list's row allows with its items; nil for the records of the file.
  var listRules: ListRules? {
    document.state(ofListIn: pages).map { ListRules(list: $0, count: table.count, texts: texts) }
  }

  var listSettings: ListSettings {
    pages.listsItems ? listRow?.listSettings ?? .plain : .plain
  }
}
