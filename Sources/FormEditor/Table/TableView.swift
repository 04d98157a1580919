import Cells
import FormEngine
import JSONText
import Screen

/// The records as lines, their rows as columns.
enum TableView {
  static func draw(_ state: EditorState, _ layout: TableLayout, in frame: inout Frame) {
    drawHeader(layout, state, &frame)
    if layout.records.isEmpty {
      let text =
        state.tableState.filter.isEmpty
        ? "This file holds no records; a adds one."
        : "No record passes the filter; & and Enter on an empty line show all."
      frame.draw(text, at: Point(x: 2, y: layout.area.y), style: state.theme.dim)
    }
    for (line, record) in layout.records.enumerated() {
      draw(record, y: layout.area.y + line, layout, state, &frame)
    }
    if state.showsFormBesideTable { drawForm(beside: layout, state, &frame) }
  }

  /// The open record's form in the right half.
  private static func drawForm(
    beside layout: TableLayout, _ state: EditorState, _ frame: inout Frame
  ) {
    var beside = state
    beside.isTableShown = false
    beside.editing = nil
    beside.size.width = state.size.width - layout.area.width - 2
    beside.keepFocusInSight()
    var form = Frame(size: beside.size)
    let layoutBeside = FormLayout(beside)
    FormView.draw(beside, layoutBeside, in: &form)
    let top = layoutBeside.area.y
    var part = Frame(size: Size(width: form.size.width, height: layout.area.height + 1))
    part.draw(form, at: Point(x: 0, y: 1 - top))
    frame.draw(part, at: Point(x: layout.area.width + 1, y: layout.headerY))
    for y in layout.headerY..<layout.area.y + layout.area.height {
      frame.draw("│", at: Point(x: layout.area.width, y: y), style: state.theme.dim)
    }
  }

  private static func drawHeader(
    _ layout: TableLayout, _ state: EditorState, _ frame: inout Frame
  ) {
    let theme = state.theme
    let y = layout.headerY
    drawRight(
      "#", to: layout.numberWidth - TableLayout.problemWidth - 1, y: y, theme.heading, &frame)
    for column in layout.columns {
      let mark = state.sortMark(column.row)
      // The last column of the screen is the mark's where more columns follow.
      let isAtEdge = column.x + column.width == layout.area.width && layout.hidesColumnsBehind
      let width = column.width - (isAtEdge ? 1 : 0)
      let label =
        DisplayText.truncated(
          column.row.key, to: max(width - DisplayText.width(mark), 1)) + mark
      var style = theme.heading
      if column.index == state.tableState.column { style.attributes.insert(.underline) }
      if column.alignsRight {
        drawRight(label, to: column.x + width, y: y, style, &frame)
      } else {
        frame.draw(label, at: Point(x: column.x, y: y), style: style)
      }
    }
    // Columns out of sight are told at the side where they are.
    if layout.hidesColumns(before: state.tableState.firstColumn) {
      frame.draw("‹", at: Point(x: layout.columns[1].x - 1, y: y), style: theme.accent)
    }
    if layout.hidesColumnsBehind {
      frame.draw("›", at: Point(x: layout.area.width - 1, y: y), style: theme.accent)
    }
  }

  private static func draw(
    _ record: TableLayout.Record, y: Int, _ layout: TableLayout, _ state: EditorState,
    _ frame: inout Frame
  ) {
    let theme = state.theme
    let isFocused = record.place == state.tableState.row
    let isSelected = state.tableState.selected.contains(record.id)
    if isFocused { frame.draw("▌", at: Point(x: 0, y: y), style: theme.accent) }
    let number = (state.table.place(of: record.id) ?? 0) + 1
    let text = (isSelected ? "●" : "") + number.grouped
    let numberEnd = layout.numberWidth - TableLayout.problemWidth - 1
    drawRight(text, to: numberEnd, y: y, isFocused || isSelected ? theme.accent : theme.dim, &frame)
    if record.cells.problemCount > 0 {
      let count = record.cells.problemCount > 9 ? "+" : String(record.cells.problemCount)
      frame.draw("✗\(count)", at: Point(x: numberEnd + 1, y: y), style: theme.problem)
    }
    if let whole = record.cells.whole {
      let first = layout.numberWidth
      let text = DisplayText.truncated(whole, to: layout.area.width - first - 1)
      if isFocused {
        let width = DisplayText.width(text)
        frame.fill(Rect(x: first, y: y, width: width, height: 1), style: theme.selection)
      }
      frame.draw(
        text, at: Point(x: first, y: y), style: isFocused ? theme.selection : theme.problem)
      return
    }
    for column in layout.columns {
      draw(
        record.cells.cell(ofRowAt: column.place)?.content, column, y: y,
        isFocused: isFocused && column.index == state.tableState.column, state, &frame)
    }
  }

  private static func draw(
    _ content: CellContent?, _ column: TableLayout.Column, y: Int, isFocused: Bool,
    _ state: EditorState, _ frame: inout Frame
  ) {
    guard var line = content?.lines.first else {
      if isFocused {
        frame.fill(
          Rect(x: column.x, y: y, width: column.width, height: 1), style: state.theme.selection)
      }
      return
    }
    line = line.truncated(to: column.width)
    let width = line.columns
    let x = column.alignsRight ? column.x + column.width - width : column.x
    if isFocused {
      frame.fill(
        Rect(x: column.x, y: y, width: column.width, height: 1), style: state.theme.selection)
      line.spans = line.spans.map { StyledSpan($0.text, state.theme.selection) }
    }
    frame.draw(line, at: Point(x: x, y: y), width: column.width)
  }

  private static func drawRight(
    _ text: String, to x: Int, y: Int, _ style: Style, _ frame: inout Frame
  ) {
    frame.draw(text, at: Point(x: max(x - DisplayText.width(text), 0), y: y), style: style)
  }
}
