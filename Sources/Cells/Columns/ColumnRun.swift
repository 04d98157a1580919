/// Places columns from left to right while there is room.
package struct ColumnRun {
  /// The left edge of the next column.
  package private(set) var x: Int
  private let end: Int

  /// Number of blank screen columns between two columns.
  package static let gap = 2
  private static let narrowestStump = 6

  package init(from x: Int, to end: Int) {
    self.x = x
    self.end = end
  }

  package var hasRoom: Bool { x < end - Self.gap }

  /// The position of a column.
  package struct Span: Hashable {
    package fileprivate(set) var x: Int
    /// Width in columns of the screen.
    package fileprivate(set) var width: Int
    /// True if the column has the requested width.
    package let isWhole: Bool
  }

  /// Places a column with a requested width; nil if only a useless part would fit.
  ///
  /// The first of several gets at most half of the room, since it is always visible.
  package mutating func place(_ wanted: Int, isFirstOfSeveral: Bool, isNeeded: Bool) -> Span? {
    let room = isFirstOfSeveral ? (end - x) / 2 : end - x
    let isWhole = wanted <= room || isFirstOfSeveral
    if !isWhole && room < Self.narrowestStump && !isNeeded { return nil }
    let span = Span(x: x, width: max(min(wanted, room), 1), isWhole: isWhole)
    x += span.width + Self.gap
    return span
  }

  /// Distributes the remaining room among the columns, the last one first, so that the others stay in position.
  /// `wanted` are the largest useful widths.
  package func widen(_ spans: inout [Span], to wanted: [Int]) {
    var room = end - (x - Self.gap)
    for index in spans.indices.reversed() where room > 0 {
      let more = min(max(wanted[index] - spans[index].width, 0), room)
      room -= more
      spans[index].width += more
      for next in spans.indices where next > index { spans[next].x += more }
    }
  }
}
