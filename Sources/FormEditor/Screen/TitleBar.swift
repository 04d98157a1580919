import Cells
import Screen
import Texts

/// The first line: form, record, file, position, and whether something is unsaved.
enum TitleBar {
  static func draw(_ editor: Editor, in frame: inout Frame) {
    let theme = editor.theme
    let width = frame.size.width
    frame.fill(Rect(x: 0, y: 0, width: width, height: 1), style: theme.bar)
    var right = rightSide(editor, filterWidth: TitleRoom.longestFilter)
    let excess = DisplayText.width(right.text) + 2 - width
    if excess > 0 {
      // What is unsaved is worth more than the end of the filter.
      let filter = min(DisplayText.width(editor.tablePage.filter), TitleRoom.longestFilter)
      right = rightSide(editor, filterWidth: max(filter - excess, 1))
    }
    let rightWidth = min(DisplayText.width(right.text), width)
    let room = width - rightWidth - 3
    let titles =
      [StyledSpan(editor.document.title(showing: editor.documentRecord), theme.barStrong)]
      + PageTitles(editor.browser).all.filter { !$0.isEmpty }.map { StyledSpan($0, theme.bar) }
    frame.draw(trail(of: titles, in: room, theme), at: Point(x: 1, y: 0), width: max(room, 0))
    frame.draw(right, at: Point(x: max(width - rightWidth - 1, 0), y: 0), width: rightWidth)
  }

  /// The titles from the form's to that of the open page, or the last of them that there is room for, but always one.
  private static func trail(of titles: [StyledSpan], in room: Int, _ theme: Theme) -> StyledLine {
    let separator = StyledSpan("  ›  ", theme.bar)
    for left in titles.indices.dropLast() {
      // The record is what changes; the form's name gives way.
      var spans = left > 1 ? [StyledSpan("…", theme.bar)] : []
      for title in titles[left...] { spans += spans.isEmpty ? [title] : [separator, title] }
      let line = StyledLine(spans)
      if DisplayText.width(line.text, upTo: max(room, 0)) <= room { return line }
    }
    guard let last = titles.last else { return StyledLine([]) }
    return StyledLine([StyledSpan(DisplayText.truncated(last.text, to: max(room, 0)), last.style)])
  }

  private static func rightSide(_ editor: Editor, filterWidth: Int) -> StyledLine {
    let theme = editor.theme
    // Where there is little room, the record's name is worth more than the file's.
    let isNarrow = editor.browser.size.width < TitleRoom.narrow
    let room = TitleRoom(filterWidth: filterWidth, isNarrow: isNarrow)
    let file = editor.state.file.title(isNarrow: isNarrow)
    var parts = [file].compactMap { $0.map { StyledSpan($0, theme.bar) } }
    parts += editor.pageKind.titleParts(of: editor.browser, in: room)
    if editor.documentTable.sharesValues, let object = editor.pageKind.object(in: editor.browser),
      let sharing = editor.documentTable.sharing(ofValueAt: object.path, in: object.record)
    {
      parts.append(StyledSpan("  " + sharing.text(in: editor.texts), theme.bar))
    }
    func mark(_ sign: String, _ words: String) {
      parts.append(StyledSpan(isNarrow ? "  \(sign)" : "  \(sign) \(words)", theme.barWarning))
    }
    func mark(_ marks: [FileDescription.Mark]) { for each in marks { mark(each.sign, each.words) } }
    mark(editor.state.file.readingMarks(editor.texts))
    if !editor.state.formErrors.isEmpty { mark("!", editor.texts.formHasError) }
    mark(editor.state.file.changeMarks(editor.texts))
    if editor.state.file.isReadOnly {
      parts.append(StyledSpan("  " + editor.texts.readOnly, theme.bar))
    }
    mark(editor.state.file.newMarks(editor.texts))
    if editor.hasUnsavedWork {
      if editor.state.file.isJournaled {
        mark("●", editor.texts.unsaved)
      } else {
        mark("●!", editor.texts.unsavedAndLostInCrash)
      }
    }
    return StyledLine(parts)
  }
}
