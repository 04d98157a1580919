/// The visible clusters of a long line: the ones around the cursor, none of them cut.
///
/// O(width), independent of the line's length.
struct LineWindow: Hashable {
  private(set) var clusters: Range<Int>
  private(set) var showsLeftMark = false
  private(set) var showsRightMark = false
  /// True if the only visible cluster is wider than the field.
  private(set) var isCut = false

  /// Minimum number of columns for marks at the edges.
  private static let narrowestWithMarks = 4

  /// `scroll` is the first cluster that was visible before; it stays so if the cursor allows it.
  init(clusters all: [Character], cursor: Int, width: Int, scroll: Int) {
    let width = max(width, 1)
    let hasMarks = width >= Self.narrowestWithMarks
    // The cursor after the text takes a column.
    let tail = cursor == all.count ? 1 : 0
    if let columns = Self.columns(all[...], upTo: width), columns + tail <= width {
      clusters = 0..<all.count
      return
    }
    let marked = width - (hasMarks ? 1 : 0)
    // As far right as keeps the field full, as far left as keeps the cursor in sight.
    let full = Self.start(in: all, before: all.count, columns: marked - tail)
    let cursorColumns = cursor < all.count ? min(all[cursor].columns, marked) : 1
    let needsRightMark = hasMarks && cursor < all.count - 1
    let earliest = Self.start(
      in: all, before: cursor, columns: marked - cursorColumns - (needsRightMark ? 1 : 0))
    let start = max(min(scroll, full, cursor), min(earliest, full, cursor))

    showsLeftMark = hasMarks && start > 0
    let room = width - (showsLeftMark ? 1 : 0)
    if let rest = Self.columns(all[start...], upTo: room), rest + tail <= room {
      clusters = start..<all.count
      return
    }
    showsRightMark = hasMarks
    let end = Self.end(in: all, from: start, columns: room - (hasMarks ? 1 : 0))
    clusters = start..<end
    if end == start, start < all.count {
      isCut = true
      clusters = start..<start + 1
      showsRightMark = hasMarks && start + 1 < all.count
    }
  }

  func column(of cluster: Int, in all: [Character]) -> Int {
    let left = showsLeftMark ? 1 : 0
    guard !isCut, cluster > clusters.lowerBound else { return left }
    return left + all[clusters.lowerBound..<min(cluster, clusters.upperBound)].columns
  }

  /// The cluster at a column; on the marks the next hidden one.
  func cluster(at column: Int, of all: [Character]) -> Int {
    var left = showsLeftMark ? 1 : 0
    if column < left { return max(clusters.lowerBound - 1, 0) }
    for cluster in clusters {
      left += all[cluster].columns
      if column < left { return cluster }
    }
    return clusters.upperBound
  }

  /// The columns of `clusters`; nil if they are more than `limit`.
  private static func columns(_ clusters: ArraySlice<Character>, upTo limit: Int) -> Int? {
    var columns = 0
    for cluster in clusters {
      columns += cluster.columns
      if columns > limit { return nil }
    }
    return columns
  }

  /// The first of the clusters before `end` that together fit.
  private static func start(in all: [Character], before end: Int, columns: Int) -> Int {
    var start = end
    var rest = columns
    while start > 0, all[start - 1].columns <= rest {
      start -= 1
      rest -= all[start].columns
    }
    return start
  }

  /// The end of the clusters from `start` on that together fit.
  private static func end(in all: [Character], from start: Int, columns: Int) -> Int {
    var end = start
    var rest = columns
    while end < all.count, all[end].columns <= rest {
      rest -= all[end].columns
      end += 1
    }
    return end
  }
}
