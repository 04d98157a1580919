import Cells
import Forms
import Queries
import Records
import Rules
import Screen
import SourceText

/// The data that a table is drawn from, and its area of the screen.
struct TableScene {
  var page: TablePage
  let columns: [ConfigRow]
  /// Number of rows that are columns or could be.
  let possibleColumnCount: Int
  let records: RecordsInView
  let emptyText: String
  /// Positions of the records in the document; nil if they are not needed.
  let locations: RecordLocations?
  /// Records that contain unsaved values; nil if there are none.
  let unsaved: UnsavedValues?
  let reader: RecordReader
  let context: RowContext
  let area: Rect
  let cache: CellCache

  var theme: Theme { context.theme }

  /// The mark behind a sorted column's label, and its rank among several keys.
  func sortMark(ofColumn name: String) -> String {
    guard let index = page.sortKeys.firstIndex(where: { $0.column.hasSameBytes(as: name) }) else {
      return ""
    }
    let arrow = page.sortKeys[index].descending ? " ▼" : " ▲"
    return page.sortKeys.count > 1 ? "\(arrow)\(index + 1)" : arrow
  }

  /// The position of a record in the document; nil if positions are not needed.
  func location(of id: RecordID) -> ObjectLocation? { locations?.location(of: id) }

  /// The cells of a record.
  func cells(of id: RecordID) -> RecordCells { cache.cells(of: id, self) }
}
