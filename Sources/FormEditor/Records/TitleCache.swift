import JSONText
import Records
import Rules
import Screen

/// The open record's title as far as a line can show it: what it is made of may be as long as a file.
///
/// Holds nothing that couldn't be made again.
final class TitleCache {
  private var slice: JSONSlice?
  private weak var binder: RecordBinder?
  private var width = 0
  private var title = ""

  /// The title of a record, `columns` wide at most.
  func title(of record: JSONSlice, by binder: RecordBinder, columns: Int) -> String {
    if let slice, slice.isSame(as: record), self.binder === binder, width == columns {
      return title
    }
    title = DisplayText.truncated(binder.recordTitle(record), to: columns)
    (slice, self.binder, width) = (record, binder, columns)
    return title
  }
}
