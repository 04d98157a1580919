import Cells
import Rules
import Screen

/// Draws a row in its columns: label, value, and what is beside and below it.
struct RowView {
  let bound: BoundRow
  let geometry: FormGeometry
  private let index: Int
  private let block: FormLayout.RowBlock
  private let scene: FormScene
  let isFocused: Bool

  init(_ index: Int, _ layout: FormLayout, _ scene: FormScene) {
    self.index = index
    self.scene = scene
    bound = scene.rows[index]
    geometry = layout.geometry(ofRow: index)
    block = layout.block(at: index)
    isFocused = scene.focus == index || layout.open?.owner == index
  }

  /// Draws a line of the row, from 0. What is being edited draws itself.
  func draw(line: Int, y: Int, in frame: inout Frame) {
    drawLabel(line: line, y: y, in: &frame)
    if line >= block.valueLines {
      let below = line - block.valueLines
      guard below < block.subtitleLines.count + block.noteLines.count else { return }
      let isNote = below >= block.subtitleLines.count
      frame.draw(
        isNote ? block.noteLines[below - block.subtitleLines.count] : block.subtitleLines[below],
        at: Point(x: geometry.valueX, y: y),
        style: isNote ? RowEdge(bound, scene.context).style : scene.theme.dim)
      return
    }
    if index == scene.edited {
      if line == 0 { drawEditedEdge(y: y, in: &frame) }
      return
    }
    let width = geometry.restingWidth(of: bound)
    var content = scene.context.content(
      of: bound, width: width, lines: geometry.valueLines(of: bound, in: block.valueLines))
    if !bound.state.isJudged {
      content.lines = content.lines.map { StyledLine($0.text, scene.theme.dim) }
    }
    guard line < content.lines.count else { return }
    let shown = content.lines[line]
    let isCut =
      line == content.lines.count - 1 && content.hiddenLines > 0 && content.lines.count > 1
    let x = geometry.valueX(of: bound)
    var indent = geometry.indent(of: shown, bound)
    var more = ""
    if isCut {
      more = "  " + content.unit.more(content.hiddenLines, in: scene.context.texts)
      // It must cover no text that is at the right.
      let room = geometry.rightX - x - DisplayText.width(more) - shown.columns
      indent = min(indent, max(room, 0))
    }
    frame.draw(shown, at: Point(x: x + indent, y: y), width: width)
    let end = x + indent + shown.columns
    if isCut {
      drawMore(more, y: y, after: end, in: &frame)
    } else if line == 0 {
      let edge =
        block.edge
        ?? scene.layouts.edge(ofRow: index, after: indent + shown.columns, in: scene)
      drawEdge(edge, at: Point(x: end + 2, y: y), in: &frame)
    }
  }

  /// The row's own background, from its label to the right end.
  func fillBackground(y: Int, in frame: inout Frame) {
    guard let background = bound.colors.backgroundColor else { return }
    let x = geometry.labelX - 1
    frame.restyle(Rect(x: x, y: y, width: geometry.rightX + 1 - x, height: 1)) { style in
      style = scene.theme.style(style, on: background)
    }
  }

  /// Draws a line of the label, which most labels have only one of.
  func drawLabel(line: Int, y: Int, in frame: inout Frame) {
    guard !bound.state.isFullWidth, line < max(block.labelLines.count, 1) else { return }
    var style = scene.theme.label
    if let color = bound.colors.keyColor { style = scene.theme.style(color: color, textStyle: []) }
    if !bound.state.isJudged { style = scene.theme.dim }
    if isFocused { style = scene.theme.focusedLabel }
    let text =
      block.labelLines.isEmpty
      ? DisplayText.truncated(bound.state.row.key, to: geometry.labelWidth)
      : block.labelLines[line]
    frame.draw(text, at: Point(x: geometry.labelX, y: y), style: style)
  }

  /// At the right end of the field, where it does not move while text is typed.
  private func drawEditedEdge(y: Int, in frame: inout Frame) {
    let edge = block.edge ?? ""
    let x = geometry.rightX - (block.isFilledByText ? 0 : DisplayText.width(edge))
    drawEdge(edge, at: Point(x: x, y: y), in: &frame)
  }

  private func drawEdge(_ edge: String, at point: Point, in frame: inout Frame) {
    guard !edge.isEmpty else { return }
    frame.draw(edge, at: point, style: RowEdge(bound, scene.context).style)
  }

  /// After the text, or over the end of one that leaves no room.
  private func drawMore(_ text: String, y: Int, after end: Int, in frame: inout Frame) {
    let x = min(end, geometry.rightX - DisplayText.width(text))
    frame.draw(text, at: Point(x: x, y: y), style: scene.theme.dim)
  }
}
