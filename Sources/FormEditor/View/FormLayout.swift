import Cells
import FormEngine
import Screen

/// Where everything of the form stands, in lines from its top: pure arithmetic, shared by view, scrolling and mouse.
struct FormLayout {
  /// The part of the screen that shows the form.
  let area: Rect
  /// Columns from the left edge where labels and values begin.
  let labelX = 2
  let valueX: Int
  /// The right end of values and hints: very wide windows don't tear label and hint apart.
  let rightX: Int
  private(set) var lines: [Line] = []
  private(set) var blocks: [RowBlock] = []

  /// What one line of the form shows.
  enum Line: Hashable {
    case blank
    case heading(Int)
    case sectionFooter(Int)
    /// Line `line` of row `row`.
    case row(Int, line: Int)
  }

  /// The lines of one row.
  struct RowBlock: Hashable {
    var first: Int
    /// Lines that show the value.
    var valueLines: Int
    /// What stands at the right edge of the first line.
    var edge = ""
    /// Lines below that tell what is wrong, where it doesn't fit beside the value.
    var noteLines: [String] = []

    var lineCount: Int { valueLines + noteLines.count }
  }

  static let widestForm = 110
  /// Columns kept free for a mark beside a text being typed.
  static let markWidth = 3
  /// Columns that a text being typed has at least, whatever is said beside it.
  static let shortestField = 12
  /// Lines that a row of height `auto` grows to.
  static let highestAutomatic = 12

  init(_ state: EditorState) {
    let size = state.size
    let isLow = size.height < 16
    area = Rect(
      x: 0, y: isLow ? 1 : 2, width: size.width, height: max(size.height - (isLow ? 3 : 4), 1))
    // The last column is the scroll marks' own, and a blank parts them from the hints.
    rightX = min(size.width - 2, Self.widestForm)
    let widestLabel = state.form.rows.map { DisplayText.width($0.key) }.max() ?? 0
    valueX = labelX + min(max(widestLabel, 6), max(size.width * 2 / 5 - 4, 6)) + 2
    place(state, spaced: !isLow)
  }

  var valueWidth: Int { max(rightX - valueX, 1) }
  var lineCount: Int { lines.count }

  private mutating func place(_ state: EditorState, spaced: Bool) {
    var index = 0
    for (sectionIndex, section) in state.form.sections.enumerated() {
      let first = index
      while index < state.rows.count && state.rows[index].row.section == section.identifier {
        index += 1
      }
      guard index > first else { continue }
      if !lines.isEmpty && spaced { lines.append(.blank) }
      if !section.key.isEmpty { lines.append(.heading(sectionIndex)) }
      for row in first..<index { placeRow(row, state) }
      if section.footerText != nil { lines.append(.sectionFooter(sectionIndex)) }
    }
  }

  private mutating func placeRow(_ index: Int, _ state: EditorState) {
    let bound = state.rows[index]
    var block = RowBlock(first: lines.count, valueLines: valueLineCount(bound, state))
    let edge = RowEdge(bound, state)
    if !edge.text.isEmpty {
      block.edge = edge.beside(valueWidth: firstLineWidth(bound, block, state), in: valueWidth)
    }
    if edge.weight == .problem && block.edge.isEmpty {
      block.noteLines = DisplayText.wrapped(edge.text, to: valueWidth).prefix(4).map(String.init)
    }
    blocks.append(block)
    for line in 0..<block.lineCount { lines.append(.row(index, line: line)) }
  }

  private func valueLineCount(_ bound: BoundRow, _ state: EditorState) -> Int {
    var count: Int
    switch bound.row.height {
    case .lines(let lines): count = max(lines, 1)
    case .automatic:
      let content = state.content(of: bound, width: valueWidth, lines: Self.highestAutomatic)
      count = max(content.lines.count, 1)
    }
    if let editing = state.editing, editing.row == bound.row.identifier {
      let most = max(area.height / 2, 1)
      let view = editing.editor.view(
        in: Size(width: valueWidth - Self.markWidth, height: most), theme: state.theme, fault: nil)
      count = max(count, min(view.lines.count, most))
    }
    return min(count, max(area.height, 1))
  }

  private func firstLineWidth(_ bound: BoundRow, _ block: RowBlock, _ state: EditorState) -> Int {
    if let editing = state.editing, editing.row == bound.row.identifier {
      // Words beside a text of several lines would break its lines anew with each state.
      if block.valueLines > 1 { return valueWidth }
      return max(DisplayText.width(editing.editor.text) + 1, Self.shortestField)
    }
    let line = state.content(of: bound, width: valueWidth, lines: block.valueLines).lines.first
    return line.map { DisplayText.width($0.text) } ?? 0
  }
}

extension FormLayout {
  func lineRange(ofRow index: Int) -> Range<Int> {
    let block = blocks[index]
    return block.first..<(block.first + block.lineCount)
  }

  /// The line to bring in sight with a row: its section's heading if the row is the section's first.
  func topLine(forRow index: Int) -> Int {
    var line = blocks[index].first
    while line > 0, case .heading = lines[line - 1] { line -= 1 }
    return index == 0 ? 0 : line
  }

  /// The row at a line, or the nearest before it (`after`: from it on).
  func rowIndex(nearestToLine line: Int, after: Bool = false) -> Int {
    if after { return blocks.firstIndex { $0.first >= line } ?? blocks.count - 1 }
    return max((blocks.firstIndex { $0.first > line } ?? blocks.count) - 1, 0)
  }

  /// The row at a place of the screen.
  func rowIndex(at point: Point, scroll: Int) -> Int? {
    guard area.contains(point) else { return nil }
    let line = point.y - area.y + scroll
    guard lines.indices.contains(line), case .row(let index, _) = lines[line] else { return nil }
    return index
  }

  /// The screen's rectangle of a row's value.
  func valueRect(ofRow index: Int, scroll: Int) -> Rect {
    Rect(
      x: valueX, y: area.y + blocks[index].first - scroll, width: valueWidth,
      height: blocks[index].valueLines)
  }

  /// Where the open editor's text stands: the row's value, less what is said beside it.
  func editorField(in state: EditorState) -> Rect {
    guard let editing = state.editing, let index = state.index(of: editing.row) else { return area }
    var field = valueRect(ofRow: index, scroll: state.scroll)
    let said = DisplayText.width(blocks[index].edge)
    field.width = max(field.width - max(said + 2, Self.markWidth), 1)
    return field
  }
}

extension EditorState {
  /// A row's value as its cell draws it, the draft in its place where there is one.
  func content(of bound: BoundRow, width: Int, lines: Int) -> CellContent {
    guard let draft = draft(of: bound.row) else {
      return kind(of: bound.row).content(of: bound, width: width, lines: lines, theme: theme)
    }
    let text = bound.row.isSecure ? RecordBinder.bullets : draft.shownText
    let wrapped = DisplayText.wrapped(text, to: width)
    return CellContent(
      lines: wrapped.prefix(lines).map { StyledLine(String($0), theme.problem) },
      hiddenLines: max(wrapped.count - lines, 0))
  }
}
