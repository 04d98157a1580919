/// A text laid out in lines of a width: broken at line breaks, wrapped behind white space.
///
/// Unlike text at rest it keeps every cluster on some line, so that the cursor can stand anywhere.
struct TextLayout: Hashable, Sendable {
  let width: Int
  /// Ranges of clusters; a line's own line break is its last cluster.
  private(set) var lines: [Range<Int>] = []

  /// Lines are one column narrower than `width`, which leaves the cursor a place behind them.
  init(_ clusters: [Character], width: Int) {
    self.width = width
    let limit = max(width - 1, 1)
    var start = 0
    var columns = 0
    // Behind the last white space or wide cluster of the line, and the columns up to there.
    var wrap: (place: Int, columns: Int)?
    for (place, cluster) in clusters.enumerated() {
      if cluster.isLineBreak {
        lines.append(start..<place + 1)
        (start, columns, wrap) = (place + 1, 0, nil)
        continue
      }
      let width = cluster.columns
      // One blank may hang behind a full line, where the cursor has its place.
      let hangs = cluster.isBlank && columns <= limit
      if columns + width > limit, place > start, !hangs {
        let cut = wrap ?? (place, columns)
        lines.append(start..<cut.place)
        (start, columns, wrap) = (cut.place, columns - cut.columns, nil)
      }
      columns += width
      if cluster.isBlank || width == 2 { wrap = (place + 1, columns) }
    }
    lines.append(start..<clusters.count)
  }

  /// The line that the cursor stands on: behind a wrapped line it is on the next one.
  func line(of cursor: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].lowerBound <= cursor { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func column(of cursor: Int, in clusters: [Character]) -> Int {
    clusters[lines[line(of: cursor)].lowerBound..<cursor].columns
  }

  /// A line's clusters without its line break.
  func content(of line: Int, in clusters: [Character]) -> Range<Int> {
    let range = lines[line]
    return clusters[range].last?.isLineBreak == true ? range.dropLast() : range
  }

  /// The last place of the cursor on a line.
  func end(of line: Int, in clusters: [Character]) -> Int {
    let end = lines[line].upperBound
    return line == lines.count - 1 ? end : end - 1
  }

  /// The place on a line that is nearest to a column from the left.
  func place(at column: Int, on line: Int, in clusters: [Character]) -> Int {
    var columns = 0
    for place in lines[line].lowerBound..<end(of: line, in: clusters) {
      columns += clusters[place].columns
      if columns > column { return place }
    }
    return end(of: line, in: clusters)
  }
}
