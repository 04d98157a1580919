/// Places columns from left to right for as long as there is room.
package struct ColumnRun {
  /// Where the next column begins.
  package private(set) var x: Int
  private let end: Int

  /// Blank columns between two.
  package static let gap = 2
  private static let narrowestStump = 6

  package init(from x: Int, to end: Int) {
    self.x = x
    self.end = end
  }

  /// Whether there is room for another one.
  package var hasRoom: Bool { x < end - Self.gap }

  /// Where a column is, and how much of what it wants it has.
  package struct Place: Hashable {
    /// Its left edge.
    package fileprivate(set) var x: Int
    /// Columns of the screen.
    package fileprivate(set) var width: Int
    /// Whether it has the width it wants.
    package let isWhole: Bool
  }

  /// Places a column that wants a width; nil where what is left would show a stump of it, which nobody needs.
  ///
  /// The first of several takes half of the room at most, since it is always in sight.
  package mutating func place(_ wanted: Int, isFirstOfSeveral: Bool, isNeeded: Bool) -> Place? {
    let room = isFirstOfSeveral ? (end - x) / 2 : end - x
    let isWhole = wanted <= room || isFirstOfSeveral
    if !isWhole && room < Self.narrowestStump && !isNeeded { return nil }
    let place = Place(x: x, width: max(min(wanted, room), 1), isWhole: isWhole)
    x += place.width + Self.gap
    return place
  }

  /// Gives the columns that were placed the room that is left: the last one first, as then the others stay where they
  /// are. `wanted` are the widths that they could use.
  package func widen(_ places: inout [Place], to wanted: [Int]) {
    var room = end - (x - Self.gap)
    for index in places.indices.reversed() where room > 0 {
      let more = min(max(wanted[index] - places[index].width, 0), room)
      room -= more
      places[index].width += more
      for next in places.indices where next > index { places[next].x += more }
    }
  }
}
