extension DisplayText {
  /// Wraps at white space (long words and CJK at any cluster) to lines of at most `width` columns;
  /// LF and CRLF in `text` break too. Ranges index into `text`.
  ///
  /// The spaces at which a line was wrapped belong to no line; nothing else is left out. A cluster wider
  /// than `width` gets a line of its own. At most `limit` lines are made. Linear in what is wrapped.
  package static func wrapped(_ text: String, to width: Int, limit: Int = .max) -> [Substring] {
    if let columns = columnsIfPlain(text), columns <= width, limit > 0 { return [text[...]] }
    var wrapper = LineWrapper(width: max(1, width), limit: limit)
    ClusterScan.forEach(in: text) { wrapper.take($0) }
    return wrapper.finish(at: text.utf8.count).map { line in
      let start = text.utf8.index(text.startIndex, offsetBy: line.start)
      return text[start..<text.utf8.index(start, offsetBy: line.end - line.start)]
    }
  }
}

/// The state between two clusters while a text is wrapped; all places are UTF-8 offsets.
private struct LineWrapper {
  let width: Int
  let limit: Int
  // No ranges: for the first array of them the program searches its conformances.
  private var lines: [(start: Int, end: Int)] = []
  private var lineStart = 0
  private var column = 0
  /// The last place where the line may end: where its words end, where the next line would begin, and
  /// the column there.
  private var breakEnd = 0
  private var breakStart = 0
  private var breakColumn = 0
  private var previous = ClusterRole.opening

  init(width: Int, limit: Int) {
    self.width = width
    self.limit = limit
  }

  /// Takes the next cluster; false when the limit is reached.
  mutating func take(_ cluster: Cluster) -> Bool {
    let role = ClusterRole(cluster)
    if role == .lineBreak {
      endLine(at: cluster.offset, next: cluster.offset + cluster.bytes.count)
      return lines.count < limit
    }
    if role == .space {
      if previous != .space { breakEnd = cluster.offset }
      column += cluster.width
      breakStart = cluster.offset + cluster.bytes.count
      breakColumn = column
      previous = .space
      return true
    }
    if previous == .space && column > width { wrapAtBreak() }
    if previous.allowsBreak(before: role) {
      breakEnd = cluster.offset
      breakStart = cluster.offset
      breakColumn = column
    }
    if column + cluster.width > width && cluster.offset > lineStart {
      if breakStart > lineStart && (breakEnd > lineStart || previous == .space) {
        wrapAtBreak()
      }
      if column + cluster.width > width && cluster.offset > lineStart {
        lines.append((lineStart, cluster.offset))
        lineStart = cluster.offset
        column = 0
        forgetBreak()
      }
    }
    column += cluster.width
    previous = role
    return lines.count < limit
  }

  mutating func finish(at end: Int) -> [(start: Int, end: Int)] {
    if lines.count < limit {
      if previous == .space && column > width {
        wrapAtBreak()
        if lines.count < limit && lineStart < end { lines.append((lineStart, end)) }
      } else {
        lines.append((lineStart, end))
      }
    }
    return Array(lines.prefix(limit))
  }

  private mutating func wrapAtBreak() {
    lines.append((lineStart, breakEnd))
    column -= breakColumn
    lineStart = breakStart
    forgetBreak()
  }

  private mutating func endLine(at end: Int, next: Int) {
    let overflows = previous == .space && column > width
    lines.append((lineStart, overflows ? breakEnd : end))
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

/// What a cluster is for line breaking: the part of UAX #14 that matters in a field.
private enum ClusterRole {
  case word, wide, space, opening, closing, lineBreak

  init(_ cluster: Cluster) {
    guard let first = cluster.bytes.first else {
      self = .word
      return
    }
    if first == 0x0A || (first == 0x0D && cluster.bytes.count == 2) {
      self = .lineBreak
    } else if first == 0x20 && cluster.bytes.count == 1 {
      self = .space
    } else if cluster.width == 2 && cluster.visibleForm == nil {
      let text = String(decoding: cluster.bytes, as: UTF8.self)
      self = Self.closers.contains(text) ? .closing : Self.openers.contains(text) ? .opening : .wide
    } else {
      self = .word
    }
  }

  func allowsBreak(before next: ClusterRole) -> Bool {
    if next == .closing || self == .opening || self == .space { return false }
    return self == .wide || self == .closing || next == .wide || next == .opening
  }

  // Not at the beginning, and not at the end of a line (kinsoku shori).
  private static let closers: Set<String> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "］", "｝", "」", "』", "】", "〕", "〉", "》", "ー", "々",
    "％",
  ]
  private static let openers: Set<String> = ["（", "［", "｛", "「", "『", "【", "〔", "〈", "《", "￥"]
}
