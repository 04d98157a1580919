extension Rect {
  /// The first column to the right of it.
  package var right: Int { x + width }
  /// The first line below it.
  package var bottom: Int { y + height }

  /// What two rectangles have in common; of no size when they don't touch.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }

  /// One line of it, counted from its own top.
  package func line(_ index: Int) -> Rect { Rect(x: x, y: y + index, width: width, height: 1) }

  /// Its places, line by line.
  var points: [Point] {
    (y..<bottom).flatMap { line in (x..<right).map { Point(x: $0, y: line) } }
  }
}
