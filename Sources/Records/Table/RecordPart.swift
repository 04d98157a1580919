import JSONText

/// A separately edited part: a record, or an item of one of its lists that is spliced into it later.
struct RecordPart {
  let id: RecordID
  /// Path of the part; empty for the record itself.
  let path: [JSONStep]
  /// Editor that makes the part's new bytes, in the style of its context.
  private(set) var editor: RecordEditor
  /// The part as read; nil if it did not exist, or was invalid JSON.
  let original: JSONSlice?
  let range: Range<Int>
  /// The data that the record was read from.
  let read: ReadRecords

  init(
    _ id: RecordID, at path: [JSONStep] = [], _ editor: RecordEditor, original: JSONSlice?,
    of read: ReadRecords
  ) {
    self.id = id
    self.path = path
    self.editor = editor
    self.original = original
    self.read = read
    range = editor.record.range
  }

  var slice: JSONSlice {
    get { editor.record }
    set { editor = editor.editor(of: newValue) }
  }

  /// The part at a path inside it, of a record with another version of it; `style` is its context's, `isOneLine` true
  /// for a part without line breaks. Nil if it can't be edited separately.
  func part(at path: [JSONStep], style: JSONStyle, isOneLine: Bool) -> RecordPart? {
    editor.part(at: path, style: style, isOneLine: isOneLine).map { part(at: path, $0) }
  }

  private func part(at path: [JSONStep], _ editor: RecordEditor) -> RecordPart {
    RecordPart(id, at: self.path + path, editor, original: original?.lookup(path).slice, of: read)
  }
}
