import Cells
import Screen

/// A list over the form.
enum PanelView {
  /// The area of the list's lines.
  static func listArea(_ size: Size) -> Rect {
    let top = size.height < 16 ? 2 : 3
    return Rect(x: 0, y: top, width: size.width, height: max(size.height - top - 2, 1))
  }

  static func draw(
    _ panel: Panel, _ theme: Theme, in frame: inout Frame
  ) {
    let area = listArea(frame.size)
    drawTitle(panel, y: area.y - 1, theme, in: &frame)
    let lines = panel.visibleLines
    if lines.isEmpty {
      frame.draw(theme.texts.nothingMatches, at: Point(x: 2, y: area.y), style: theme.dim)
    }
    for row in 0..<area.height where lines.indices.contains(row + panel.scroll) {
      let index = row + panel.scroll
      let y = area.y + row
      let isSelected = index == panel.selection && panel.isSelectable
      if isSelected {
        frame.draw("▌", at: Point(x: 0, y: y), style: theme.accent)
      }
      let indent = indent(of: lines[index])
      let width = width(of: lines[index], inWindow: area.width)
      frame.draw(lines[index].content, at: Point(x: indent, y: y), width: width)
      if DisplayText.width(lines[index].content.text) > width {
        frame.draw("…", at: Point(x: indent + width - 1, y: y), style: theme.dim)
      }
      if isSelected {
        frame.tintCursorLine(Rect(x: 0, y: y, width: area.width, height: 1), theme)
      }
    }
    let x = frame.size.width - 1
    if panel.scroll > 0 { frame.draw("↑", at: Point(x: x, y: area.y), style: theme.dim) }
    if panel.scroll + area.height < lines.count {
      frame.draw("↓", at: Point(x: x, y: area.y + area.height - 1), style: theme.dim)
    }
  }

  private static func indent(of line: PanelLine) -> Int { line.isHeading ? 1 : 2 }

  /// Columns for the text of a line.
  static func width(of line: PanelLine, inWindow width: Int) -> Int { width - indent(of: line) - 1 }

  private static func drawTitle(
    _ panel: Panel, y: Int, _ theme: Theme, in frame: inout Frame
  ) {
    var x = 1 + frame.draw(panel.title, at: Point(x: 1, y: y), style: theme.heading)
    guard let filter = panel.filter else { return }
    x += 2
    let width = max(frame.size.width - x - 2, 1)
    if filter.text.isEmpty {
      let hint = DisplayText.truncated(theme.texts.typeToNarrow, to: width)
      frame.draw(hint, at: Point(x: x, y: y), style: theme.dim)
    }
    let view = filter.view(width: width, style: theme.value, markStyle: theme.dim)
    if !filter.text.isEmpty { frame.draw(view.line, at: Point(x: x, y: y), width: width) }
    frame.cursor = Point(x: x + view.cursorColumn, y: y)
  }
}
