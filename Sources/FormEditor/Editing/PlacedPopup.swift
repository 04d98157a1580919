import Cells
import Screen

/// A popup with its place: below its field where there is room, else above.
struct PlacedPopup {
  let popup: Popup
  /// The inside, without the frame.
  let rect: Rect
  private let firstLine: Int

  init(_ popup: Popup, below field: Rect, in area: Rect) {
    self.popup = popup
    let below = area.y + area.height - (field.y + field.height) - 2
    let above = field.y - area.y - 2
    let goesBelow = below >= min(popup.lines.count, 6) || below >= above
    let height = max(min(popup.lines.count, goesBelow ? below : above), 1)
    let width = max(min(popup.width, area.width - 2), 1)
    let x = max(min(field.x - 1, area.x + area.width - width - 2), area.x) + 1
    let y = goesBelow ? field.y + field.height + 1 : field.y - height - 1
    rect = Rect(x: x, y: max(y, area.y + 1), width: width, height: height)
    let focused = popup.focusedLine ?? 0
    firstLine = max(min(focused - height / 2, popup.lines.count - height), 0)
  }

  /// The popup's line at a place of the screen.
  func line(at point: Point) -> Int? {
    rect.contains(point) ? point.y - rect.y + firstLine : nil
  }

  func draw(in frame: inout Frame, theme: Theme) {
    let outer = Rect(
      x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: rect.height + 2)
    frame.drawBox(outer, style: theme.dim)
    for line in 0..<rect.height {
      guard popup.lines.indices.contains(line + firstLine) else { break }
      frame.draw(
        popup.lines[line + firstLine].fitted(to: rect.width),
        at: Point(x: rect.x, y: rect.y + line), width: rect.width)
    }
    let corner = Point(x: rect.x + rect.width, y: 0)
    if firstLine > 0 {
      frame.draw("▴", at: Point(x: corner.x, y: rect.y), style: theme.dim)
    }
    if firstLine + rect.height < popup.lines.count {
      frame.draw("▾", at: Point(x: corner.x, y: rect.y + rect.height - 1), style: theme.dim)
    }
  }
}

extension StyledLine {
  /// The line as wide as there is room for: the blanks at its end go first, and `…` ends what is cut.
  fileprivate func fitted(to width: Int) -> StyledLine {
    guard columns > width, let last = spans.last else { return self }
    var line = self
    line.spans[spans.count - 1].text = String(
      last.text.reversed().drop { $0 == " " }.reversed())
    return line.padded(to: width, style: last.style)
  }
}
