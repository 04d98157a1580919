/// The difference of two texts as printed by `diff -u`.
///
/// The changed ranges are known beforehand, so that only their lines are compared: O(text) besides.
struct UnifiedDiff {
  /// Replacement of bytes in the old text; splices are in order and disjoint.
  typealias Splice = (range: Range<Int>, new: [UInt8])

  enum Kind { case header, position, context, removed, added, remark }

  struct Line {
    var kind: Kind
    var text: String
  }

  private static let context = 3

  private let old: [UInt8]
  /// The offsets of the old text's lines, and its end.
  private let starts: [Int]
  private var changes: [Change] = []

  /// Replaced lines of the old text; lines include their line ends.
  private struct Change {
    var lines: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  init(old: [UInt8], splices: [Splice]) {
    self.old = old
    var starts = [0]
    for (index, byte) in old.enumerated() where byte == 0x0A { starts.append(index + 1) }
    if starts.last != old.count { starts.append(old.count) }
    self.starts = starts
    var rest = splices[...]
    while let first = rest.first {
      var group = [first]
      var end = endLine(of: first)
      rest = rest.dropFirst()
      while let next = rest.first, line(of: next.range.lowerBound) < end {
        group.append(next)
        end = max(end, endLine(of: next))
        rest = rest.dropFirst()
      }
      add(group, lines: line(of: first.range.lowerBound)..<end)
    }
  }

  private func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func endLine(of splice: Splice) -> Int {
    guard !old.isEmpty else { return 0 }
    let range = splice.range
    let end = line(of: max(range.lowerBound, range.upperBound - 1)) + 1
    // Without its line end the last line goes on with the next one.
    let isJoined =
      !range.isEmpty && starts[end] == range.upperBound
      && (splice.new.last ?? (starts[line(of: range.lowerBound)] == range.lowerBound ? 0x0A : 0))
        != 0x0A
    return isJoined ? min(end + 1, starts.count - 1) : end
  }

  private mutating func add(_ group: [Splice], lines: Range<Int>) {
    var new: [UInt8] = []
    var next = starts[lines.lowerBound]
    for splice in group {
      new += old[next..<splice.range.lowerBound]
      new += splice.new
      next = splice.range.upperBound
    }
    new += old[next..<starts[lines.upperBound]]
    let newLines = Self.lines(of: new)
    let oldLines = lines.map { old[starts[$0]..<starts[$0 + 1]] }
    // Most of a long record is the same at both ends.
    let shorter = min(oldLines.count, newLines.count)
    let front = (0..<shorter).first { !oldLines[$0].elementsEqual(newLines[$0]) } ?? shorter
    let back =
      (0..<shorter - front).first {
        !oldLines[oldLines.count - 1 - $0].elementsEqual(newLines[newLines.count - 1 - $0])
      } ?? shorter - front
    add(
      Array(oldLines[front..<oldLines.count - back]),
      Array(newLines[front..<newLines.count - back]),
      at: lines.lowerBound + front)
  }

  private mutating func add(
    _ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>], at line: Int
  ) {
    var oldIndex = 0
    var newIndex = 0
    let difference = LineChanges(from: oldLines, to: newLines)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      let start = oldIndex
      var inserted: [ArraySlice<UInt8>] = []
      while difference.removed.contains(oldIndex) { oldIndex += 1 }
      while difference.added.contains(newIndex) {
        inserted.append(newLines[newIndex])
        newIndex += 1
      }
      if oldIndex > start || !inserted.isEmpty {
        changes.append(Change(lines: line + start..<line + oldIndex, new: inserted))
      }
      oldIndex += 1
      newIndex += 1
    }
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == 0x0A {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// The diff's lines; none if nothing changed.
  func lines(name: String) -> [Line] {
    guard !changes.isEmpty else { return [] }
    var lines = [
      Line(kind: .header, text: "--- \(name)"), Line(kind: .header, text: "+++ \(name)"),
    ]
    var rest = changes[...]
    var shift = 0
    while let first = rest.first {
      var hunk = [first]
      rest = rest.dropFirst()
      while let next = rest.first, let last = hunk.last,
        next.lines.lowerBound - last.lines.upperBound <= 2 * Self.context
      {
        hunk.append(next)
        rest = rest.dropFirst()
      }
      append(hunk, &shift, to: &lines)
    }
    return lines
  }

  private func append(_ hunk: [Change], _ shift: inout Int, to lines: inout [Line]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let start = max(0, first.lines.lowerBound - Self.context)
    let end = min(starts.count - 1, last.lines.upperBound + Self.context)
    let growth = hunk.reduce(0) { $0 + $1.new.count - $1.lines.count }
    let old = Self.position(start, end - start)
    let new = Self.position(start + shift, end - start + growth)
    lines.append(Line(kind: .position, text: "@@ -\(old) +\(new) @@"))
    shift += growth
    var next = start
    for change in hunk {
      append(next..<change.lines.lowerBound, .context, " ", to: &lines)
      append(change.lines, .removed, "-", to: &lines)
      for line in change.new { Self.append(line, .added, "+", to: &lines) }
      next = change.lines.upperBound
    }
    append(next..<end, .context, " ", to: &lines)
  }

  /// The first line, from 1, and the number of lines; for no lines the one before them.
  private static func position(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  private func append(_ range: Range<Int>, _ kind: Kind, _ mark: String, to lines: inout [Line]) {
    for line in range { Self.append(old[starts[line]..<starts[line + 1]], kind, mark, to: &lines) }
  }

  private static func append(
    _ line: ArraySlice<UInt8>, _ kind: Kind, _ mark: String, to lines: inout [Line]
  ) {
    let isEnded = line.last == 0x0A
    let text = String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self)
    lines.append(Line(kind: kind, text: mark + text))
    if !isEnded { lines.append(Line(kind: .remark, text: "\\ No newline at end of file")) }
  }
}
