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
    package let x: Int
    /// Columns of the screen.
    package let width: Int
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
}
