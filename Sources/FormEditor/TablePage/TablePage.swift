import Forms
import Queries
import Records
import SourceText

/// The records as a table: what is in view, in which order, and where the person is.
struct TablePage: Equatable, Sendable {
  /// Records that pass the filter, in the order of the file; nil for all of them.
  var filtered: [RecordID]?
  /// Records in view, in display order; nil for all of them in the order of the file.
  var order: [RecordID]?
  var sortKeys: [SortKey] = []
  /// Sort and filter to apply when the table is next shown; nil if the view is up to date.
  var pendingQuery: ViewQuery?
  /// Columns that the user showed (true) or hid against the form's setting, by row identifier.
  var columnChoices: [ExactText: Bool] = [:]
  /// The filter as it was typed; empty for none.
  var filter = ""
  /// Cursor: index of the record in the view, and index of the column.
  var row = 0
  var column = 0
  /// First visible record, and first visible column after column 0, which is always visible.
  var firstRow = 0
  var firstColumn = 1
  var widths = ColumnWidths()
  var selection = Selection()
  var viewVersion = 0

  /// All records in view, as the file has them.
  mutating func showAll() {
    (filter, sortKeys, pendingQuery) = ("", [], nil)
    (filtered, order) = (nil, nil)
    viewVersion += 1
  }

  /// Selects these records and no others.
  mutating func replaceSelection(by records: RecordSet) {
    selection = Selection()
    selection.add(records, passing: filtered)
  }
}

extension [ConfigRow] {
  /// The index of the column of a row.
  func index(of row: String) -> Int? { firstIndex { $0.identifier.hasSameBytes(as: row) } }
}
