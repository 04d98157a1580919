import Screen

extension Frame {
  /// Clears a rectangle and draws a line along its edges.
  mutating func drawBox(_ box: Rect, style: Style) {
    fill(box, style: .plain)
    let (right, bottom) = (box.x + box.width - 1, box.bottom - 1)
    for y in [box.y, bottom] {
      drawHorizontalLine(at: Point(x: box.x + 1, y: y), width: box.width - 2, style: style)
    }
    for y in box.y + 1..<bottom {
      for x in [box.x, right] { draw("│", at: Point(x: x, y: y), style: style) }
    }
    for (corner, x, y) in [
      ("╭", box.x, box.y), ("╮", right, box.y), ("╰", box.x, bottom), ("╯", right, bottom),
    ] {
      draw(corner, at: Point(x: x, y: y), style: style)
    }
  }
}
