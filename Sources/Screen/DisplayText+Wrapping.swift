extension DisplayText {
  /// Wraps at white space (long words and CJK at any cluster) to lines of at most `width` columns;
  /// LF and CRLF in `text` break too. Ranges index into `text`.
  ///
  /// The spaces at which a line was wrapped belong to no line; nothing else is left out. A cluster wider
  /// than `width` gets a line of its own. At most `limit` lines are made. Linear in what is wrapped.
  package static func wrapped(_ text: String, to width: Int, limit: Int = .max) -> [Substring] {
    if let columns = columnsIfPlain(text), columns <= width, limit > 0 { return [text[...]] }
    var wrapper = LineWrapper(width: width)
    if limit > 0 {
      ClusterScan.forEach(in: text) { cluster in
        wrapper.add(
          ClusterRole(cluster), columns: cluster.width, at: cluster.offset,
          length: cluster.bytes.count)
        return wrapper.lines.count < limit
      }
    }
    if wrapper.lines.count < limit { wrapper.finish(at: text.utf8.count) }
    return wrapper.lines.prefix(limit).map { line in
      let start = text.utf8.index(text.startIndex, offsetBy: line.start)
      return text[start..<text.utf8.index(start, offsetBy: line.end - line.start)]
    }
  }

  /// Wraps to at most `count` lines, the last of which ends with `…` if there are more.
  package static func wrapped(_ text: String, to width: Int, cutAfter count: Int) -> [String] {
    var lines = wrapped(text, to: width, limit: count + 1).map(String.init)
    guard lines.count > count, count > 0 else { return lines }
    lines.removeLast()
    lines[count - 1] = truncated(lines[count - 1], to: max(width - 1, 0), ellipsis: "") + "…"
    return lines
  }
}
