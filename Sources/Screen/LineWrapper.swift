/// The state between two clusters while a text is wrapped. It alone decides where lines end, for fixed text and for
/// text being edited.
///
/// Positions are in the caller's unit: UTF-8 bytes, or clusters. A line depends on nothing before its start, so
/// wrapping may begin at the start of any line.
package struct LineWrapper {
  // No ranges: for the first array of them the program searches its conformances.
  /// Complete lines, without the spaces at which they were wrapped.
  package private(set) var lines: [(start: Int, end: Int)] = []
  package private(set) var lineStart: Int
  private let width: Int
  private var column = 0
  /// The last possible break of the line: the end of its text, the start of the next line, and the column there.
  private var breakEnd: Int
  private var breakStart: Int
  private var breakColumn = 0
  private var previous = ClusterRole.opening

  /// Wraps to at most `width` columns, from position `start`.
  package init(width: Int, from start: Int = 0) {
    self.width = max(1, width)
    lineStart = start
    breakEnd = start
    breakStart = start
  }

  /// Adds a cluster of an array, at its index.
  package mutating func add(_ cluster: Character, at offset: Int) {
    let text = String(cluster)
    if text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x20, byte < 0x7F {
      add(ClusterRole(printable: byte), columns: 1, at: offset, length: 1)
      return
    }
    ClusterScan.forEach(in: text) { found in
      add(ClusterRole(found), columns: found.width, at: offset, length: 1)
      return false
    }
  }

  /// Adds the next cluster, which may end up to two lines before it.
  mutating func add(_ role: ClusterRole, columns: Int, at offset: Int, length: Int) {
    if role == .lineBreak {
      endLine(at: offset, next: offset + length)
      return
    }
    if role == .space {
      if previous != .space { breakEnd = offset }
      column += columns
      breakStart = offset + length
      breakColumn = column
      previous = .space
      return
    }
    if previous == .space && column > width { wrapAtBreak() }
    if previous.allowsBreak(before: role) {
      breakEnd = offset
      breakStart = offset
      breakColumn = column
    }
    if column + columns > width && offset > lineStart {
      if breakStart > lineStart && (breakEnd > lineStart || previous == .space) {
        wrapAtBreak()
      }
      if column + columns > width && offset > lineStart {
        lines.append((lineStart, offset))
        lineStart = offset
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

  /// True if spaces at the end of the line are beyond its width.
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
