import Cells
import Screen
import Texts
import Values

/// The first line: form, record, file, position, and whether something is unsaved.
enum TitleBar {
  static func draw(_ editor: Editor, in frame: inout Frame) {
    let theme = editor.theme
    let width = frame.size.width
    frame.fill(Rect(x: 0, y: 0, width: width, height: 1), style: theme.bar)
    var right = rightSide(editor, filterWidth: longestFilter, countsColumns: true)
    var excess: Int { DisplayText.width(right.text) + 2 - width }
    if excess > 0 {
      right = rightSide(editor, filterWidth: longestFilter, countsColumns: false)
    }
    if excess > 0 {
      // What is unsaved is worth more than the end of the filter.
      let filter = min(DisplayText.width(editor.tablePage.filter), longestFilter)
      right = rightSide(editor, filterWidth: max(filter - excess, 1), countsColumns: false)
    }
    let rightWidth = min(DisplayText.width(right.text), width)
    let room = width - rightWidth - 3
    let titles =
      [StyledSpan(editor.documentTitle, theme.barStrong)]
      + editor.pageTitles.filter { !$0.isEmpty }.map { StyledSpan($0, theme.bar) }
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

  private static func rightSide(
    _ editor: Editor, filterWidth: Int, countsColumns: Bool
  ) -> StyledLine {
    let theme = editor.theme
    // Where there is little room, the record's name is worth more than the file's.
    let isNarrow = editor.state.size.width < narrow
    var parts = isNarrow ? [] : [StyledSpan(editor.state.file.name, theme.bar)]
    if editor.isTableShown {
      parts += tableParts(editor, filterWidth: filterWidth)
      let unseen = countsColumns ? editor.unseenColumnCount : 0
      if unseen > 0 {
        let words = isNarrow ? "+\(unseen.grouped) ›" : editor.texts.moreColumns(unseen)
        parts.append(StyledSpan("  " + words, theme.bar))
      }
    } else if editor.table.isList, let place = editor.place {
      parts.append(StyledSpan("  \((place + 1).grouped)", theme.barStrong))
      parts.append(StyledSpan(" " + editor.texts.ofAll(editor.table.count), theme.bar))
      // Going to the next record passes over those that the table's filter leaves out.
      if !editor.tablePage.filter.isEmpty {
        let word = isNarrow ? ViewCommands.filter.key : editor.texts.filterWord
        parts.append(StyledSpan(" · \(word)", theme.barWarning))
      }
    }
    if let count = editor.placeCountOfPage {
      parts.append(StyledSpan("  " + editor.texts.inPlaces(count), theme.bar))
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

  /// How many records there are, how many of them are in view, and why.
  private static func tableParts(_ editor: Editor, filterWidth: Int) -> [StyledSpan] {
    let theme = editor.theme
    let words = selectionWords(editor.tablePage, editor.texts)
    let selected = words.isEmpty ? [] : [StyledSpan("  " + words, theme.barWarning)]
    let sorted = sortKeys(editor).map { [StyledSpan("  \($0)", theme.bar)] } ?? []
    guard !editor.tablePage.filter.isEmpty else {
      let count = editor.table.count
      return [
        StyledSpan("  \(count.grouped)", theme.barStrong),
        StyledSpan(
          " "
            + (editor.state.pages.listsItems
              ? editor.texts.itemsInTitle(count) : editor.texts.recordsInTitle(count)),
          theme.bar),
      ] + sorted + selected
    }
    let filter = DisplayText.truncated(editor.tablePage.filter, to: filterWidth)
    return [
      StyledSpan("  \(editor.viewCount.grouped)", theme.barStrong),
      StyledSpan(
        " \(editor.texts.ofAll(editor.table.count))  \(editor.texts.filteredBy)",
        theme.bar),
      StyledSpan("“\(filter)”", theme.barWarning),
    ] + sorted + selected
  }

  /// `▲ Office ▼ Salary`, where there is room: the columns may be out of sight.
  private static func sortKeys(_ editor: Editor) -> String? {
    guard editor.state.size.width >= narrow, !editor.tablePage.sortKeys.isEmpty else { return nil }
    let keys = editor.tablePage.sortKeys.map { key in
      (key.descending ? "▼ " : "▲ ") + (editor.listForm.row(key.column)?.key ?? key.column)
    }
    return DisplayText.truncated(keys.joined(separator: " "), to: longestFilter)
  }

  /// How many records are selected in view, and how many that the filter hides.
  private static func selectionWords(_ table: TablePage, _ texts: any Texts) -> String {
    switch (table.selection.inView.count, table.selection.outOfView.count) {
    case (0, 0): ""
    case (let inView, 0): texts.selectedInView(inView)
    case (0, let hidden): texts.selectedOutOfView(hidden)
    case (let inView, let hidden): texts.selected(inView, andOutOfView: hidden)
    }
  }

  /// Columns of the filter and of the sort keys that are shown.
  private static let longestFilter = 30

  /// Columns below which marks stand without their words.
  static let narrow = 60
}
