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

  func title(of id: RecordID, _ state: EditorState) -> String {
    let record = state.readable(id)
    if let slice, slice.buffer === record.buffer, slice.range == record.range,
      binder === state.binder, width == state.size.width
    {
      return title
    }
    title = DisplayText.truncated(state.binder.recordTitle(record), to: state.size.width)
    (slice, binder, width) = (record, state.binder, state.size.width)
    return title
  }
}
