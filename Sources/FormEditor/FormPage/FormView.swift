import Cells
import Forms
import Rules
import Screen

/// The form's rows.
enum FormView {
  static func draw(_ scene: FormScene, _ layout: FormLayout, in frame: inout Frame) {
    guard scene.context.place != nil else {
      frame.draw(
        scene.context.texts.noRecordsInFile, at: Point(x: layout.labelX, y: layout.area.y),
        style: scene.theme.dim)
      return
    }
    for y in 0..<layout.area.height {
      guard let line = layout.line(at: y + scene.page.scroll) else { break }
      draw(line, y: layout.area.y + y, layout, scene, &frame)
    }
    drawScrollMarks(layout, scene, &frame)
  }

  private static func draw(
    _ line: FormLayout.Line, y: Int, _ layout: FormLayout, _ scene: FormScene,
    _ frame: inout Frame
  ) {
    switch line {
    case .blank: break
    case .heading(let index):
      SectionHeading(scene.sections[index], scene).draw(y: y, layout, scene.theme, in: &frame)
    case .sectionFooter(let index):
      let text = DisplayText.truncated(
        scene.sections[index].footerText ?? "", to: layout.rightX - layout.labelX)
      frame.draw(text, at: Point(x: layout.labelX, y: y), style: scene.theme.dim)
    case .row(let index, let line):
      drawRow(index, line: line, y: y, layout, scene, &frame)
    }
  }

  private static func drawRow(
    _ index: Int, line: Int, y: Int, _ layout: FormLayout, _ scene: FormScene,
    _ frame: inout Frame
  ) {
    let bound = scene.rows[index]
    let isFocused = index == scene.focus
    defer { fillBackground(of: bound, y: y, layout, scene, &frame) }
    let block = layout.block(at: index)
    if isFocused { frame.draw("▌", at: Point(x: layout.area.x, y: y), style: scene.theme.accent) }
    if line == 0, !bound.row.isFullWidth {
      drawLabel(bound, isFocused: isFocused, y: y, layout, scene, &frame)
    }
    if line >= block.valueLines {
      let below = line - block.valueLines
      let isNote = below >= block.subtitleLines.count
      frame.draw(
        isNote ? block.noteLines[below - block.subtitleLines.count] : block.subtitleLines[below],
        at: Point(x: layout.valueX, y: y),
        style: isNote ? RowEdge(bound, scene.context).style : scene.theme.dim)
      return
    }
    if index == scene.edited {
      if line == 0 { drawEdge(bound, block.edge ?? "", y: y, layout, scene, &frame) }
      return
    }
    let width = layout.valueWidth(of: bound.row)
    var content = scene.context.content(
      of: bound, width: width, lines: bound.row.valueLines(in: block.valueLines))
    if !bound.state.isJudged {
      content.lines = content.lines.map { StyledLine($0.text, scene.theme.dim) }
    }
    guard line < content.lines.count else { return }
    let shown = content.lines[line]
    frame.draw(
      shown, at: Point(x: layout.valueX(of: bound.row) + layout.indent(of: shown, bound), y: y),
      width: width)
    if line == content.lines.count - 1 && content.hiddenLines > 0 && content.lines.count > 1 {
      drawHidden(content.hiddenLines, y: y, layout, scene, &frame)
    } else if line == 0 {
      let edge = block.edge ?? scene.layouts.edge(ofRow: index, in: scene)
      drawEdge(bound, edge, y: y, layout, scene, &frame)
    }
  }

  /// The row's own background, from its label to the right end.
  private static func fillBackground(
    of bound: BoundRow, y: Int, _ layout: FormLayout, _ scene: FormScene, _ frame: inout Frame
  ) {
    guard let background = bound.colors.backgroundColor else { return }
    let x = layout.labelX - 1
    frame.restyle(Rect(x: x, y: y, width: layout.rightX + 1 - x, height: 1)) { style in
      style = scene.theme.style(style, on: background)
    }
  }

  private static func drawLabel(
    _ bound: BoundRow, isFocused: Bool, y: Int, _ layout: FormLayout, _ scene: FormScene,
    _ frame: inout Frame
  ) {
    let row = bound.row
    var style = scene.theme.label
    if let color = bound.colors.keyColor { style = scene.theme.style(color: color, textStyle: []) }
    if !bound.state.isJudged { style = scene.theme.dim }
    if isFocused { style = scene.theme.focusedLabel }
    let text = DisplayText.truncated(row.key, to: layout.valueX - layout.labelX - 1)
    frame.draw(text, at: Point(x: layout.labelX, y: y), style: style)
  }

  private static func drawEdge(
    _ bound: BoundRow, _ edge: String, y: Int, _ layout: FormLayout, _ scene: FormScene,
    _ frame: inout Frame
  ) {
    guard !edge.isEmpty else { return }
    frame.draw(
      edge, at: Point(x: layout.rightX - DisplayText.width(edge), y: y),
      style: RowEdge(bound, scene.context).style)
  }

  private static func drawHidden(
    _ count: Int, y: Int, _ layout: FormLayout, _ scene: FormScene, _ frame: inout Frame
  ) {
    let text = "  " + scene.context.texts.moreLines(count)
    frame.draw(
      text, at: Point(x: layout.rightX - DisplayText.width(text), y: y), style: scene.theme.dim)
  }

  /// Says that the form goes on above or below.
  private static func drawScrollMarks(
    _ layout: FormLayout, _ scene: FormScene, _ frame: inout Frame
  ) {
    let x = layout.area.x + layout.area.width - 1
    if scene.page.scroll > 0 {
      frame.draw("↑", at: Point(x: x, y: layout.area.y), style: scene.theme.dim)
    }
    if scene.page.scroll + layout.area.height < layout.lineCount {
      let y = layout.area.y + layout.area.height - 1
      frame.draw("↓", at: Point(x: x, y: y), style: scene.theme.dim)
    }
  }
}
