import Cells
import Screen
import Values

/// The records as lines, their rows as columns.
enum TableView {
  static func draw(_ scene: TableScene, _ layout: TableLayout, in frame: inout Frame) {
    drawHeader(layout, scene, &frame)
    if layout.records.isEmpty {
      frame.draw(scene.emptyText, at: Point(x: 2, y: layout.area.y), style: scene.theme.dim)
    }
    for (line, record) in layout.records.enumerated() {
      draw(record, y: layout.area.y + line, layout, scene, &frame)
    }
  }

  private static func drawHeader(
    _ layout: TableLayout, _ scene: TableScene, _ frame: inout Frame
  ) {
    let theme = scene.theme
    let y = layout.headerY
    drawRight("#", to: layout.numberEnd, y: y, theme.heading, &frame)
    let unseen = UnseenColumns(layout, scene)
    for column in layout.columns {
      let mark = scene.sortMark(ofColumn: column.state.row.identifier)
      // The last columns of the screen are those of what says how many columns follow.
      let width = max(min(column.width, unseen.labelEnd - column.x), 1)
      let label =
        DisplayText.truncated(
          column.state.row.key, to: max(width - DisplayText.width(mark), 1)) + mark
      var style = theme.heading
      if column.index == scene.page.column { style.attributes.insert(.underline) }
      let indent = column.alignment.indent(of: DisplayText.width(label), in: width)
      frame.draw(label, at: Point(x: column.x + indent, y: y), style: style)
    }
    // Columns out of sight are marked at the side where they are.
    if layout.hidesColumns(before: scene.page.firstColumn) {
      frame.draw("‹", at: Point(x: layout.columns[1].x - 1, y: y), style: theme.accent)
    }
    frame.draw(unseen.text, at: Point(x: unseen.x, y: y), style: theme.accent)
  }

  private static func draw(
    _ record: TableLayout.Record, y: Int, _ layout: TableLayout, _ scene: TableScene,
    _ frame: inout Frame
  ) {
    let look = layout.look(of: record, scene)
    let line = record.cells.line(look) {
      drawAtRest(record, look, layout, scene.theme, &$0)
      scene.cache.drawCount += 1
    }
    frame.draw(line, at: Point(x: 0, y: y))
    if record.index == scene.page.row {
      drawCursor(on: record, look, y: y, layout, scene, &frame)
    }
  }

  private static func drawAtRest(
    _ record: TableLayout.Record, _ look: RecordLook, _ layout: TableLayout, _ theme: Theme,
    _ line: inout Frame
  ) {
    drawNumber(look, layout, y: 0, look.isSelected ? theme.accent : theme.dim, &line)
    let problems = record.cells.problems
    if let worst = problems.worst {
      let count = problems.count > 9 ? "+" : String(problems.count)
      line.draw(
        worst.mark + count, at: Point(x: layout.numberEnd + 1, y: 0), style: theme.style(of: worst))
    }
    if let whole = record.cells.whole {
      let text = DisplayText.truncated(whole, to: layout.wholeWidth)
      line.draw(text, at: Point(x: layout.numberWidth, y: 0), style: theme.problem)
      return
    }
    for column in look.columns {
      if let cell = record.cells.cell(ofRowAt: column.rowIndex), let content = cell.lines.first {
        if let background = content.spans.first?.style.background, background != .terminalDefault {
          let rect = Rect(x: column.x, y: 0, width: column.width, height: 1)
          line.fill(rect, style: Style(background: background))
        }
        draw(content, of: cell, column, y: 0, &line)
      }
    }
  }

  /// Draws the parts of the line under the cursor that differ from a line at rest.
  private static func drawCursor(
    on record: TableLayout.Record, _ look: RecordLook, y: Int, _ layout: TableLayout,
    _ scene: TableScene, _ frame: inout Frame
  ) {
    let theme = scene.theme
    frame.draw("▌", at: Point(x: 0, y: y), style: theme.accent)
    drawNumber(look, layout, y: y, theme.accent, &frame)
    frame.tintCursorLine(Rect(x: 0, y: y, width: layout.area.width, height: 1), theme)
    if let whole = record.cells.whole {
      let text = DisplayText.truncated(whole, to: layout.wholeWidth)
      frame.draw(text, at: Point(x: layout.numberWidth, y: y), style: theme.selection)
      return
    }
    guard let column = layout.columns.first(where: { $0.index == scene.page.column })
    else { return }
    frame.fill(
      Rect(x: column.x, y: y, width: column.width, height: 1), style: theme.selection)
    guard let cell = record.cells.cell(ofRowAt: column.rowIndex), var content = cell.lines.first
    else { return }
    content.spans = content.spans.map { span in
      let isDim = cell.isNothing && span.style == theme.dim
      return StyledSpan(span.text, isDim ? theme.selectionDim : theme.selection)
    }
    draw(content, of: cell, column.look, y: y, &frame)
  }

  private static func draw(
    _ content: StyledLine, of cell: CellContent, _ column: RecordLook.Column, y: Int,
    _ frame: inout Frame
  ) {
    let line = content.truncated(to: column.width)
    let blanks = cell.blanks(of: column.decimals, aligned: column.alignment)
    let x = column.x + column.alignment.indent(of: line.columns + blanks, in: column.width)
    frame.draw(line, at: Point(x: x, y: y), width: column.width)
  }

  private static func drawNumber(
    _ look: RecordLook, _ layout: TableLayout, y: Int, _ style: Style, _ frame: inout Frame
  ) {
    let text = (look.isSelected ? "●" : "") + look.number.grouped
    drawRight(text, to: layout.numberEnd, y: y, style, &frame)
  }

  private static func drawRight(
    _ text: String, to x: Int, y: Int, _ style: Style, _ frame: inout Frame
  ) {
    frame.draw(text, at: Point(x: max(x - DisplayText.width(text), 0), y: y), style: style)
  }
}
