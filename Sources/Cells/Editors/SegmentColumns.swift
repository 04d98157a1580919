/// The positions of choices on one line, with a mark before each.
struct SegmentColumns {
  /// Column of each choice's selection sign.
  let starts: [Int]
  private let ends: [Int]

  static let gap = "   "
  private static let markWidth = 2

  /// Nil if they don't fit. O(width).
  init?(_ titles: [String], width: Int) {
    var (starts, ends, column): ([Int], [Int], Int) = ([], [], 0)
    for title in titles {
      if column > 0 { column += Self.gap.columns }
      starts.append(column)
      column += Self.markWidth + title.columns
      guard column <= width else { return nil }
      ends.append(column)
    }
    guard !starts.isEmpty else { return nil }
    (self.starts, self.ends) = (starts, ends)
  }

  func index(at column: Int) -> Int? {
    starts.indices.first { starts[$0] <= column && column < ends[$0] }
  }
}
