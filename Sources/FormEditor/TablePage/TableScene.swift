import Cells
import Forms
import Queries
import Records
import Rules
import Screen
import SourceText

/// What a table is drawn from, and where.
struct TableScene {
  var page: TablePage
  /// The rows that are columns, in order.
  let columns: [ConfigRow]
  let records: RecordsInView
  /// What is shown in place of records where there are none.
  let emptyText: String
  /// Where they are in the document; nil where nothing asks for it.
  let places: RecordPlaces?
  /// Which of them have something unsaved inside; nil where nothing is.
  let unsaved: UnsavedValues?
  let reader: RecordReader
  let context: RowContext
  /// The columns of the screen that it may take, and the lines from its header on.
  let area: Rect
  /// What was drawn for the keys before.
  let cache: CellCache

  var theme: Theme { context.theme }

  /// The mark behind a sorted column's label, and its place among several keys.
  func sortMark(ofColumn name: String) -> String {
    guard let index = page.sortKeys.firstIndex(where: { $0.column.hasSameBytes(as: name) }) else {
      return ""
    }
    let arrow = page.sortKeys[index].descending ? " ▼" : " ▲"
    return page.sortKeys.count > 1 ? "\(arrow)\(index + 1)" : arrow
  }

  /// Where a record is in the document; nil where nothing asks for it.
  func place(of id: RecordID) -> ObjectPlace? { places?.place(of: id) }

  /// The cells of a record.
  func cells(of id: RecordID) -> RecordCells { cache.cells(of: id, self) }
}
