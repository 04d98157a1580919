import Screen
import SourceText

/// A text laid out in lines of a width, equal to its lines when not edited.
///
/// Every cluster is on some line, so that the cursor can be anywhere: the spaces at which a line was wrapped follow
/// it, beyond the last column if necessary.
struct TextLayout: Hashable, Sendable {
  let width: Int
  /// Lines as ranges of clusters; a line's own line break is its last cluster.
  private(set) var lines: [Range<Int>] = []

  /// Lines are one column narrower than `width`, for the cursor after them.
  init(_ clusters: [Character], width: Int) {
    self.width = width
    _ = lay(clusters, from: 0) { _ in false }
  }

  /// The layout of `clusters`, updated from the layout before a change. O(change + lines).
  init(_ former: TextLayout, after change: TextDamage, _ clusters: [Character]) {
    width = former.width
    // A line ends by what comes after it: at most the first word of the next line.
    let first = max(former.line(of: change.range.lowerBound) - 2, 0)
    lines = Array(former.lines[..<first])
    var rest = former.lines[first...]
    let endsEarly = lay(clusters, from: former.lines[first].lowerBound) { start in
      // What is after the change is laid out as it was from the first line that begins where one did.
      guard start >= change.range.upperBound else { return false }
      while let line = rest.first, line.lowerBound + change.growth < start { rest.removeFirst() }
      return rest.first?.lowerBound == start - change.growth
    }
    guard endsEarly else { return }
    lines += rest.map { $0.lowerBound + change.growth..<$0.upperBound + change.growth }
  }

  /// Lays out lines from the beginning of one up to the end, or to the beginning of one at which `ends` is true, and
  /// returns true in the latter case.
  private mutating func lay(
    _ clusters: [Character], from: Int, until ends: (Int) -> Bool
  ) -> Bool {
    var wrapper = LineWrapper(width: width - 1, from: from)
    var start = from
    var seen = 0
    for index in from..<clusters.count {
      wrapper.add(clusters[index], at: index)
      while seen < wrapper.lines.count {
        seen += 1
        // The spaces between two lines are on the first of them.
        let next = seen < wrapper.lines.count ? wrapper.lines[seen].start : wrapper.lineStart
        lines.append(start..<next)
        start = next
        if ends(start) { return true }
      }
    }
    lines.append(start..<clusters.count)
    return false
  }

  /// The cursor's line: after a wrapped line it is the next one.
  func line(of cursor: Int) -> Int {
    max(lines.indices.firstNumber { lines[$0].lowerBound > cursor } - 1, 0)
  }

  func column(of cursor: Int, in clusters: [Character]) -> Int {
    clusters[lines[line(of: cursor)].lowerBound..<cursor].columns
  }

  /// A line's clusters as drawn: without its line break, and without spaces beyond the last column.
  func content(of line: Int, in clusters: [Character]) -> Range<Int> {
    var range = lines[line]
    if clusters[range].last?.endsLine == true { range.removeLast() }
    var columns = clusters[range].columns
    while columns > width, range.last.map({ clusters[$0] == " " }) == true {
      range.removeLast()
      columns -= 1
    }
    return range
  }

  /// The last cursor position on a line.
  func end(of line: Int, in clusters: [Character]) -> Int {
    let end = lines[line].upperBound
    return line == lines.count - 1 ? end : end - 1
  }

  /// The position on a line that is nearest to a column from the left.
  func index(at column: Int, on line: Int, in clusters: [Character]) -> Int {
    var columns = 0
    for index in lines[line].lowerBound..<end(of: line, in: clusters) {
      columns += clusters[index].columns
      if columns > column { return index }
    }
    return end(of: line, in: clusters)
  }
}
