/// Measuring and fitting text in columns, by grapheme cluster, from Unicode data.
package enum DisplayText {
  /// The columns of `text`: the sum over its grapheme clusters (1 or 2 each), visible forms of control and bidi
  /// characters included. O(n).
  package static func width(_ text: String) -> Int { measure(text) }

  /// The columns of a part of a text.
  package static func width(_ text: Substring) -> Int { measure(text) }

  /// The columns of one grapheme cluster.
  package static func width(_ cluster: Character) -> Int { measure(String(cluster)) }

  /// The columns of `text`, measured only until they exceed `limit`: the cost is that of the visible part.
  package static func width(_ text: String, upTo limit: Int) -> Int {
    var width = 0
    ClusterScan.forEach(in: text) { cluster in
      width += cluster.width
      return width <= limit
    }
    return width
  }

  /// The visible form of a cluster that must not reach a terminal raw: `␛` for ESC, `␉` for a tab, `‹U+202E›` for a
  /// bidi control, `◌̀` for a mark without a base; nil for one drawn as it is.
  package static func visibleForm(of cluster: Character) -> String? {
    VisibleForm.of(cluster.unicodeScalars)
  }

  /// `text` cut to at most `width` columns; a cut text ends with `ellipsis`, if that fits.
  package static func truncated(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    let ellipsisWidth = measure(ellipsis)
    let room = width - ellipsisWidth
    var columns = 0
    var cut = 0
    var isCut = false
    ClusterScan.forEach(in: text) { cluster in
      if columns <= room { cut = cluster.offset }
      columns += cluster.width
      isCut = columns > width
      return !isCut
    }
    guard isCut else { return text }
    guard room >= 0 else { return "" }
    return String(text[..<text.utf8.index(text.startIndex, offsetBy: cut)]) + ellipsis
  }

  /// The cluster that covers a column, or the text's end: the cursor position of a click.
  package static func index(in text: String, atColumn column: Int) -> String.Index {
    var columns = 0
    var offset = text.utf8.count
    ClusterScan.forEach(in: text) { cluster in
      columns += cluster.width
      guard columns > column else { return true }
      offset = cluster.offset
      return false
    }
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private static func measure(_ text: some StringProtocol) -> Int {
    if let plain = columnsIfPlain(text) { return plain }
    var width = 0
    ClusterScan.forEach(in: text) { cluster in
      width += cluster.width
      return true
    }
    return width
  }

  /// The columns of printable ASCII, one each, which is most text; nil for other text.
  static func columnsIfPlain(_ text: some StringProtocol) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F } ? bytes.count : nil
    } ?? nil
  }
}
