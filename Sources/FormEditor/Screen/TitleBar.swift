import Cells
import Screen
import Values

/// The first line: form, record, file, position, and whether something is unsaved.
enum TitleBar {
  static func draw(_ state: EditorState, in frame: inout Frame) {
    let theme = state.theme
    let width = frame.size.width
    frame.fill(Rect(x: 0, y: 0, width: width, height: 1), style: theme.bar)
    let right = rightSide(state)
    let rightWidth = min(DisplayText.width(right.text), width)
    let room = width - rightWidth - 3
    var left = [
      StyledSpan(state.binder.title(of: state.record.map(state.readable)), theme.barStrong)
    ]
    if let record = state.record, !state.isTableShown {
      let title = state.titleCache.title(of: record, state)
      if !title.isEmpty { left += [StyledSpan("  ›  ", theme.bar), StyledSpan(title, theme.bar)] }
    }
    let line = StyledLine(left)
    if DisplayText.width(line.text, upTo: max(room, 0)) > room, let first = left.first {
      // The record is what changes; the form's name gives way.
      let short = left.count > 1 ? left[2].text : first.text
      let style = left.count > 1 ? theme.bar : theme.barStrong
      frame.draw(
        DisplayText.truncated(short, to: max(room, 0)), at: Point(x: 1, y: 0), style: style)
    } else {
      frame.draw(line, at: Point(x: 1, y: 0), width: room)
    }
    frame.draw(right, at: Point(x: max(width - rightWidth - 1, 0), y: 0), width: rightWidth)
  }

  private static func rightSide(_ state: EditorState) -> StyledLine {
    let theme = state.theme
    // Where there is little room, the record's name is worth more than the file's.
    let isNarrow = state.size.width < narrow
    var parts = isNarrow ? [] : [StyledSpan(state.file.name, theme.bar)]
    if state.isTableShown {
      parts += tableParts(state)
    } else if state.table.isList, let place = state.place {
      parts.append(StyledSpan("  \((place + 1).grouped)", theme.barStrong))
      parts.append(StyledSpan(" of \(state.table.count.grouped)", theme.bar))
    }
    func mark(_ sign: String, _ words: String) {
      parts.append(StyledSpan(isNarrow ? "  \(sign)" : "  \(sign) \(words)", theme.barWarning))
    }
    func mark(_ marks: [FileDescription.Mark]) { for each in marks { mark(each.sign, each.words) } }
    mark(state.file.readingMarks)
    if !state.formErrors.isEmpty { mark("!", "form has an error") }
    mark(state.file.changeMarks)
    if state.file.isReadOnly { parts.append(StyledSpan("  read only", theme.bar)) }
    mark(state.file.newMarks)
    if state.hasUnsavedWork { mark("●", "unsaved") }
    return StyledLine(parts)
  }

  /// How many records there are, how many of them are in view, and why.
  private static func tableParts(_ state: EditorState) -> [StyledSpan] {
    let theme = state.theme
    let words = selectionWords(state.tableState)
    let selected = words.isEmpty ? [] : [StyledSpan("  " + words, theme.barWarning)]
    let sorted = sortKeys(state).map { [StyledSpan("  \($0)", theme.bar)] } ?? []
    guard !state.tableState.filter.isEmpty else {
      let count = state.table.count
      return [
        StyledSpan("  \(count.grouped)", theme.barStrong),
        StyledSpan(count == 1 ? " record" : " records", theme.bar),
      ] + sorted + selected
    }
    let filter = DisplayText.truncated(state.tableState.filter, to: longestFilter)
    return [
      StyledSpan("  \(state.viewCount.grouped)", theme.barStrong),
      StyledSpan(" of \(state.table.count.grouped)  filtered by ", theme.bar),
      StyledSpan("“\(filter)”", theme.barWarning),
    ] + sorted + selected
  }

  /// `▲ Office ▼ Salary`, where there is room: the columns may be out of sight.
  private static func sortKeys(_ state: EditorState) -> String? {
    guard state.size.width >= narrow, !state.tableState.sortKeys.isEmpty else { return nil }
    let keys = state.tableState.sortKeys.map { key in
      (key.descending ? "▼ " : "▲ ") + (state.form.row(key.column)?.key ?? key.column)
    }
    return DisplayText.truncated(keys.joined(separator: " "), to: longestFilter)
  }

  /// How many records are selected in view, and how many that the filter hides.
  private static func selectionWords(_ table: TableState) -> String {
    switch (table.selected.count, table.selectedOutOfView.count) {
    case (0, 0): ""
    case (let inView, 0): "\(inView.grouped) selected"
    case (0, let hidden): "\(hidden.grouped) selected out of view"
    case (let inView, let hidden): "\(inView.grouped) selected + \(hidden.grouped) out of view"
    }
  }

  /// Columns of the filter and of the sort keys that are told.
  private static let longestFilter = 30

  /// Columns below which marks stand without their words.
  static let narrow = 60
}
