extension Rect {
  /// The first column to the right of the rectangle.
  package var right: Int { x + width }
  /// The first line below the rectangle.
  package var bottom: Int { y + height }

  /// The common part of two rectangles; of no size if they don't touch.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }

  /// One line of the rectangle, counted from its top.
  package func line(_ index: Int) -> Rect { Rect(x: x, y: y + index, width: width, height: 1) }

  /// Points of the rectangle, line by line.
  var points: [Point] {
    (y..<bottom).flatMap { line in (x..<right).map { Point(x: $0, y: line) } }
  }
}
