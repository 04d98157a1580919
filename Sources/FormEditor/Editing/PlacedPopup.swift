import Cells
import Screen

/// A popup with its position: below its field where there is room, else above.
struct PlacedPopup {
  let popup: Popup
  /// Inner area, without the frame.
  let rect: Rect
  private let rows: [Row]
  private let firstRow: Int

  /// A line of the screen, and the line of the popup that it is of.
  private struct Row {
    let line: Int
    let content: StyledLine
  }

  init(_ popup: Popup, below field: Rect, in area: Rect) {
    self.popup = popup
    let width = max(min(popup.width, area.width - 2), 1)
    let rows = popup.lines.enumerated().flatMap { index, line in
      line.wrapped(to: width, markWidth: popup.markWidth).map { Row(line: index, content: $0) }
    }
    self.rows = rows
    let below = area.y + area.height - (field.y + field.height) - 2
    let above = field.y - area.y - 2
    let goesBelow = below >= min(rows.count, 6) || below >= above
    let height = max(min(rows.count, goesBelow ? below : above), 1)
    let x = max(min(field.x - 1, area.x + area.width - width - 2), area.x) + 1
    let y = goesBelow ? field.y + field.height + 1 : field.y - height - 1
    rect = Rect(x: x, y: max(y, area.y + 1), width: width, height: height)
    let line = popup.focusedLine ?? 0
    let focused = rows.firstIndex { $0.line == line } ?? 0
    let last = rows.lastIndex { $0.line == line } ?? 0
    // The line with the focus is in sight as a whole.
    let first = max(focused - height / 2, min(last - height + 1, focused))
    firstRow = max(min(first, rows.count - height), 0)
  }

  /// The popup's line at a position of the screen.
  func line(at point: Point) -> Int? {
    guard rect.contains(point) else { return nil }
    let row = point.y - rect.y + firstRow
    return rows.indices.contains(row) ? rows[row].line : nil
  }

  func draw(in frame: inout Frame, theme: Theme) {
    let outer = Rect(
      x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: rect.height + 2)
    frame.drawBox(outer, style: theme.dim)
    for line in 0..<rect.height {
      guard rows.indices.contains(line + firstRow) else { break }
      frame.draw(
        rows[line + firstRow].content.fitted(to: rect.width),
        at: Point(x: rect.x, y: rect.y + line), width: rect.width)
    }
    let corner = Point(x: rect.x + rect.width, y: 0)
    if firstRow > 0 {
      frame.draw("▴", at: Point(x: corner.x, y: rect.y), style: theme.dim)
    }
    if firstRow + rect.height < rows.count {
      frame.draw("▾", at: Point(x: corner.x, y: rect.y + rect.height - 1), style: theme.dim)
    }
  }
}

extension StyledLine {
  /// The line on as many lines as it needs and may have; as it is where it fits, or can't be wrapped.
  fileprivate func wrapped(to width: Int, markWidth: Int?) -> [StyledLine] {
    guard let markWidth, columns > width, let style = spans.first?.style else { return [self] }
    let title = text.reversed().drop { $0 == " " }.reversed()
    let mark = StyledSpan(String(title.prefix(markWidth)), style)
    return StyledLine.hanging(
      mark, StyledSpan(String(title.dropFirst(markWidth)), style), width: width
    ).map { $0.padded(to: width, style: style) }
  }

  /// The line as wide as there is room for: the blanks at its end go first, and `…` ends what is cut.
  fileprivate func fitted(to width: Int) -> StyledLine {
    guard columns > width, let last = spans.last else { return self }
    var line = self
    line.spans[spans.count - 1].text = String(
      last.text.reversed().drop { $0 == " " }.reversed())
    return line.padded(to: width, style: last.style)
  }
}
