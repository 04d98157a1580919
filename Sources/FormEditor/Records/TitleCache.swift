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
    let key: String?
    let title: String
  }

  /// Entries by page index.
  private var entries: [Entry?] = []

  /// The title of a page's record, `columns` wide at most; `template` is that of its list, `key` its own in a map.
  func title(
    of record: JSONSlice, on page: Int, by binder: RecordBinder, template: Template?,
    key: String? = nil, columns: Int
  ) -> String {
    while entries.count <= page { entries.append(nil) }
    if let entry = entries[page], entry.slice.isSame(as: record), entry.binder === binder,
      entry.width == columns, entry.key == key
    {
      return entry.title
    }
    let item = key.map { ItemPosition(index: 0, key: $0) }
    let reader = item.map { binder.within(RecordContext(item: $0)) } ?? binder
    let title = DisplayText.truncated(reader.reading(record).title(by: template), to: columns)
    entries[page] = Entry(slice: record, binder: binder, width: columns, key: key, title: title)
    return title
  }
}
