import Cells
import Forms
import Rules
import Screen

/// The form's rows.
enum FormView {
  static func draw(_ scene: FormScene, _ layout: FormLayout, in frame: inout Frame) {
    guard scene.context.object != nil else {
      frame.draw(
        scene.context.texts.noRecordsInFile, at: Point(x: layout.area.x + 2, y: layout.area.y),
        style: scene.theme.dim)
      return
    }
    for (column, geometry) in layout.columns.enumerated() {
      for y in 0..<layout.area.height {
        guard let line = layout.line(at: y + scene.page.scroll, inColumn: column) else { break }
        draw(line, y: layout.area.y + y, geometry, layout, scene, &frame)
      }
      drawScrollMarks(column, geometry, layout, scene, &frame)
    }
  }

  private static func draw(
    _ line: FormLayout.Line, y: Int, _ geometry: FormGeometry, _ layout: FormLayout,
    _ scene: FormScene, _ frame: inout Frame
  ) {
    switch line {
    case .blank: break
    case .heading(let index):
      SectionHeading(scene.sections[index], scene)
        .draw(geometry.screenLine(y), scene.theme, in: &frame)
    case .sectionFooter(let index):
      let text = DisplayText.truncated(
        scene.sections[index].footerText ?? "", to: geometry.rightX - geometry.labelX)
      frame.draw(text, at: Point(x: geometry.labelX, y: y), style: scene.theme.dim)
    case .row(let index, let number):
      guard scene.focus != index, layout.isAtRest(row: index) else {
        drawRow(index, line: number, y: y, geometry, layout, scene, &frame)
        return
      }
      let rect = geometry.screenLine(y)
      if let drawn = scene.layouts.drawn(line, of: scene) {
        frame.draw(drawn, at: Point(x: rect.x, y: y))
        return
      }
      drawRow(index, line: number, y: y, geometry, layout, scene, &frame)
      if let drawn = frame.part(rect) { scene.layouts.keep(drawn, as: line, of: scene) }
    }
  }

  private static func drawRow(
    _ index: Int, line: Int, y: Int, _ geometry: FormGeometry, _ layout: FormLayout,
    _ scene: FormScene, _ frame: inout Frame
  ) {
    let row = RowView(index, layout, scene)
    defer {
      row.fillBackground(y: y, in: &frame)
      if row.isFocused, scene.hasCursor {
        frame.tintCursorLine(geometry.screenLine(y), scene.theme)
      }
    }
    if row.isFocused {
      frame.draw("▌", at: Point(x: geometry.area.x, y: y), style: scene.theme.accent)
    }
    guard let open = layout.open, open.owner == index else {
      row.draw(line: line, y: y, in: &frame)
      return
    }
    row.drawLabel(line: line, y: y, in: &frame)
    for part in open.parts where part.covers(line) {
      RowView(part.index, layout, scene)
        .draw(line: line - part.block.first, y: y, in: &frame)
    }
    if let note = open.note, line < open.lineCount, line >= open.lineCount - note.lines.count {
      let text = note.lines[line - open.lineCount + note.lines.count]
      frame.draw(
        text, at: Point(x: row.geometry.valueX, y: y),
        style: RowEdge(scene.rows[note.index], scene.context).style)
    }
  }

  /// Says that a column goes on above or below.
  private static func drawScrollMarks(
    _ column: Int, _ geometry: FormGeometry, _ layout: FormLayout, _ scene: FormScene,
    _ frame: inout Frame
  ) {
    let x = geometry.area.x + geometry.area.width - 1
    if scene.page.scroll > 0 {
      frame.draw("↑", at: Point(x: x, y: layout.area.y), style: scene.theme.dim)
    }
    if scene.page.scroll + layout.area.height < layout.lineCount(ofColumn: column) {
      let y = layout.area.y + layout.area.height - 1
      frame.draw("↓", at: Point(x: x, y: y), style: scene.theme.dim)
    }
  }
}
