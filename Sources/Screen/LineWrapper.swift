/// The state between two clusters while a text is wrapped: the one place that decides where lines end, for
/// text at rest and text being edited.
///
/// Places are what the caller counts in: UTF-8 bytes, or clusters. What a line holds depends on nothing
/// before its start, so wrapping may begin at the start of any line.
package struct LineWrapper {
  // No ranges: for the first array of them the program searches its conformances.
  /// The lines that have ended. The spaces at which a line was wrapped are not in it.
  package private(set) var lines: [(start: Int, end: Int)] = []
  /// Where the line begins that has not ended.
  package private(set) var lineStart: Int
  private let width: Int
  private var column = 0
  /// The last place where the line may end: where its words end, where the next line would begin, and
  /// the column there.
  private var breakEnd: Int
  private var breakStart: Int
  private var breakColumn = 0
  private var previous = ClusterRole.opening

  /// Lines get at most `width` columns, which count from 1. The first line begins at `start`.
  package init(width: Int, from start: Int = 0) {
    self.width = max(1, width)
    lineStart = start
    breakEnd = start
    breakStart = start
  }

  /// Takes a cluster of an array, whose places are the array's.
  package mutating func take(_ cluster: Character, at place: Int) {
    let text = String(cluster)
    if text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x20, byte < 0x7F {
      take(ClusterRole(printable: byte), columns: 1, at: place, length: 1)
      return
    }
    ClusterScan.forEach(in: text) { found in
      take(ClusterRole(found), columns: found.width, at: place, length: 1)
      return false
    }
  }

  /// Takes the next cluster, which may end up to two lines before it.
  mutating func take(_ role: ClusterRole, columns: Int, at place: Int, length: Int) {
    if role == .lineBreak {
      endLine(at: place, next: place + length)
      return
    }
    if role == .space {
      if previous != .space { breakEnd = place }
      column += columns
      breakStart = place + length
      breakColumn = column
      previous = .space
      return
    }
    if previous == .space && column > width { wrapAtBreak() }
    if previous.allowsBreak(before: role) {
      breakEnd = place
      breakStart = place
      breakColumn = column
    }
    if column + columns > width && place > lineStart {
      if breakStart > lineStart && (breakEnd > lineStart || previous == .space) {
        wrapAtBreak()
      }
      if column + columns > width && place > lineStart {
        lines.append((lineStart, place))
        lineStart = place
        column = 0
        forgetBreak()
      }
    }
    column += columns
    previous = role
  }

  /// Ends the last line, at the end of the text.
  package mutating func finish(at end: Int) {
    lines.append((lineStart, hangsOver ? breakEnd : end))
  }

  /// Whether spaces at the end of the line are beyond its width.
  private var hangsOver: Bool { previous == .space && column > width }

  private mutating func wrapAtBreak() {
    lines.append((lineStart, breakEnd))
    column -= breakColumn
    lineStart = breakStart
    forgetBreak()
  }

  private mutating func endLine(at end: Int, next: Int) {
    lines.append((lineStart, hangsOver ? breakEnd : end))
    lineStart = next
    column = 0
    previous = .opening
    forgetBreak()
  }

  private mutating func forgetBreak() {
    breakEnd = lineStart
    breakStart = lineStart
    breakColumn = 0
  }
}
