import Forms
import JSONText
import Records
import Rules
import Screen

/// The open records' titles as far as a line can show them: what they are made of may be as long as a file.
///
/// Holds nothing that couldn't be made again.
final class TitleCache {
  private struct Entry {
    let slice: JSONSlice
    weak var binder: RecordBinder?
    let width: Int
    let title: String
  }

  /// Entries by page index.
  private var entries: [Entry?] = []

  /// The title of a page's record, `columns` wide at most; `template` is that of its list.
  func title(
    of record: JSONSlice, on page: Int, by binder: RecordBinder, template: Template?, columns: Int
  ) -> String {
    while entries.count <= page { entries.append(nil) }
    if let entry = entries[page], entry.slice.isSame(as: record), entry.binder === binder,
      entry.width == columns
    {
      return entry.title
    }
    let title = DisplayText.truncated(binder.reading(record).title(by: template), to: columns)
    entries[page] = Entry(slice: record, binder: binder, width: columns, title: title)
    return title
  }
}
