import Forms
import Queries
import Records
import SourceText

/// The records as a table: what is in view, in which order, and where the person is.
struct TablePage: Equatable, Sendable {
  /// The records that pass the filter, as the file has them; nil: all of them.
  var filtered: [RecordID]?
  /// The records in view, in their order; nil: as the file has them.
  var order: [RecordID]?
  var sortKeys: [SortKey] = []
  /// The sort and filter that the view is to be made again by, as soon as the table is shown; nil where it is up to date.
  var pendingQuery: ViewQuery?
  /// Rows that were hidden or shown as columns, against what the form says: identifier to whether it is shown.
  var columnChoices: [ExactText: Bool] = [:]
  /// The filter as it was typed; empty for none.
  var filter = ""
  /// The cursor: a place in the view and a column.
  var row = 0
  var column = 0
  /// The first record and column in sight; the first column always is.
  var firstRow = 0
  var firstColumn = 1
  /// What the columns in sight need, and needed since the last leap.
  var widths = ColumnWidths()
  var selection = Selection()
  /// Counts the times that the view was sorted or filtered.
  var viewVersion = 0
  /// Whether the record's form is beside the table, where the window is wide enough.
  var showsForm = false

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

  /// Columns from which on there is room for both.
  static let widthForBoth = 160
}

extension [ConfigRow] {
  /// The index of the column of a row.
  func index(of row: String) -> Int? { firstIndex { $0.identifier.hasSameBytes(as: row) } }
}
