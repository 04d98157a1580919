import JSONText

/// A separately edited part: a record, or an item of one of its lists that is spliced into it later.
struct RecordPart {
  let id: RecordID
  /// Path of the part; empty for the record itself.
  let place: [JSONStep]
  /// Editor that makes the part's new bytes, in the style of its context.
  private(set) var editor: RecordEditor
  /// The part as read; nil if it did not exist, or was invalid JSON.
  let original: JSONSlice?
  let range: Range<Int>

  init(_ id: RecordID, at place: [JSONStep] = [], _ editor: RecordEditor, original: JSONSlice?) {
    self.id = id
    self.place = place
    self.editor = editor
    self.original = original
    range = editor.record.range
  }

  var slice: JSONSlice {
    get { editor.record }
    set { editor = editor.editor(of: newValue) }
  }

  /// The part at a path inside it, of a record with another version of it; `style` is its context's, `isOneLine` true
  /// for a part without line breaks. Nil if it can't be edited separately.
  func part(at place: [JSONStep], style: JSONStyle, isOneLine: Bool) -> RecordPart? {
    editor.part(at: place, style: style, isOneLine: isOneLine).map { part(at: place, $0) }
  }

  private func part(at place: [JSONStep], _ editor: RecordEditor) -> RecordPart {
    RecordPart(id, at: self.place + place, editor, original: original?.lookup(place).slice)
  }
}
