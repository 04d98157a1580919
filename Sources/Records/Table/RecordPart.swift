import JSONText

/// What is edited by itself: a record, or an item of one of its lists that is spliced into it later.
struct RecordPart {
  let id: RecordID
  /// Where it is in the record; empty for the record itself.
  let place: [JSONStep]
  /// What makes its new bytes, in the style of what is around it.
  private(set) var editor: RecordEditor
  /// As it was read; nil where it was not there, or was not JSON.
  let original: JSONSlice?
  /// Where it is in the record's bytes.
  let range: Range<Int>

  init(_ id: RecordID, at place: [JSONStep] = [], _ editor: RecordEditor, original: JSONSlice?) {
    self.id = id
    self.place = place
    self.editor = editor
    self.original = original
    range = editor.record.range
  }

  /// As it is now.
  var slice: JSONSlice {
    get { editor.record }
    set { editor = editor.editor(of: newValue) }
  }

  /// The value at a path inside of it, of a record that has it otherwise; `style` is that around it, `isOneLine` whether
  /// this part is one line. Nil where it can't be edited by itself.
  func part(at place: [JSONStep], style: JSONStyle, isOneLine: Bool) -> RecordPart? {
    editor.part(at: place, style: style, isOneLine: isOneLine).map { part(at: place, $0) }
  }

  private func part(at place: [JSONStep], _ editor: RecordEditor) -> RecordPart {
    RecordPart(id, at: self.place + place, editor, original: original?.lookup(place).slice)
  }
}
