import Cells
import Forms
import Rules
import Screen

/// The form's rows.
enum FormView {
  static func draw(_ state: EditorState, _ layout: FormLayout, in frame: inout Frame) {
    guard state.record != nil else {
      frame.draw(
        "This file holds no records.", at: Point(x: 2, y: layout.area.y), style: state.theme.dim)
      return
    }
    for y in 0..<layout.area.height {
      guard let line = layout.line(at: y + state.scroll) else { break }
      draw(line, y: layout.area.y + y, layout, state, &frame)
    }
    drawScrollMarks(layout, state, &frame)
  }

  private static func draw(
    _ line: FormLayout.Line, y: Int, _ layout: FormLayout, _ state: EditorState,
    _ frame: inout Frame
  ) {
    switch line {
    case .blank: break
    case .heading(let index):
      let section = state.form.sections[index]
      var style = state.theme.heading
      if let color = section.color {
        style = state.theme.style(color: color, textStyle: .bold)
      }
      frame.draw(section.key, at: Point(x: 1, y: y), style: style)
    case .sectionFooter(let index):
      let text = DisplayText.truncated(
        state.form.sections[index].footerText ?? "", to: layout.rightX - layout.labelX)
      frame.draw(text, at: Point(x: layout.labelX, y: y), style: state.theme.dim)
    case .row(let index, let line):
      drawRow(index, line: line, y: y, layout, state, &frame)
    }
  }

  private static func drawRow(
    _ index: Int, line: Int, y: Int, _ layout: FormLayout, _ state: EditorState,
    _ frame: inout Frame
  ) {
    let bound = state.rows[index]
    let block = layout.block(at: index)
    let isFocused = index == state.focusIndex
    if isFocused { frame.draw("▌", at: Point(x: 0, y: y), style: state.theme.accent) }
    if line == 0 { drawLabel(bound.row, isFocused: isFocused, y: y, layout, state, &frame) }
    if line >= block.valueLines {
      let edge = RowEdge(bound, state)
      frame.draw(
        block.noteLines[line - block.valueLines], at: Point(x: layout.valueX, y: y),
        style: edge.style)
      return
    }
    if state.editing?.row == bound.row.identifier {
      if line == 0 { drawEdge(bound, block.edge ?? "", y: y, layout, state, &frame) }
      return
    }
    let content = state.content(
      of: bound, width: layout.valueWidth, lines: block.valueLines)
    guard line < content.lines.count else { return }
    frame.draw(
      content.lines[line], at: Point(x: layout.valueX, y: y), width: layout.valueWidth)
    if line == block.valueLines - 1 && content.hiddenLines > 0 && block.valueLines > 1 {
      drawHidden(content.hiddenLines, y: y, layout, state, &frame)
    } else if line == 0 {
      let edge = block.edge ?? state.formLayoutCache.edge(ofRow: index, in: state)
      drawEdge(bound, edge, y: y, layout, state, &frame)
    }
  }

  private static func drawLabel(
    _ row: ConfigRow, isFocused: Bool, y: Int, _ layout: FormLayout, _ state: EditorState,
    _ frame: inout Frame
  ) {
    var style = state.theme.label
    if let color = row.keyColor { style = state.theme.style(color: color, textStyle: []) }
    if isFocused { style = state.theme.focusedLabel }
    let text = DisplayText.truncated(row.key, to: layout.valueX - layout.labelX - 1)
    frame.draw(text, at: Point(x: layout.labelX, y: y), style: style)
  }

  private static func drawEdge(
    _ bound: BoundRow, _ edge: String, y: Int, _ layout: FormLayout, _ state: EditorState,
    _ frame: inout Frame
  ) {
    guard !edge.isEmpty else { return }
    frame.draw(
      edge, at: Point(x: layout.rightX - DisplayText.width(edge), y: y),
      style: RowEdge(bound, state).style)
  }

  private static func drawHidden(
    _ count: Int, y: Int, _ layout: FormLayout, _ state: EditorState, _ frame: inout Frame
  ) {
    let text = count == 1 ? "  +1 line" : "  +\(count) lines"
    frame.draw(
      text, at: Point(x: layout.rightX - DisplayText.width(text), y: y), style: state.theme.dim)
  }

  /// Says that the form goes on above or below.
  private static func drawScrollMarks(
    _ layout: FormLayout, _ state: EditorState, _ frame: inout Frame
  ) {
    let x = frame.size.width - 1
    if state.scroll > 0 {
      frame.draw("↑", at: Point(x: x, y: layout.area.y), style: state.theme.dim)
    }
    if state.scroll + layout.area.height < layout.lineCount {
      let y = layout.area.y + layout.area.height - 1
      frame.draw("↓", at: Point(x: x, y: y), style: state.theme.dim)
    }
  }
}
