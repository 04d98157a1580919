import Screen

/// A line of a file for a terminal, cut to a width, with the position of marks.
struct SourceExcerpt {
  /// Text of the line; tabs become spaces, and controls visible forms.
  private(set) var line = ""
  /// Columns before the marks.
  private(set) var indent = 0
  private(set) var length = 1

  private static let tabStop = 4
  /// Columns before the marks in a line that is cut.
  private static let context = 24

  /// `column` counts Unicode scalars from 1, as positions do.
  init(_ text: String, column: Int, width: Int) {
    let scalars = Array(text.unicodeScalars)
    let start = min(max(column - 1, 0), scalars.count)
    let end = Self.end(of: start, in: scalars)
    var pieces: [(text: String, width: Int)] = []
    var before = 0
    var marked = 0
    var columns = 0
    var scalar = 0
    for cluster in text {
      let piece = Self.piece(cluster, at: columns)
      pieces.append(piece)
      let next = scalar + cluster.unicodeScalars.count
      if next <= start {
        before += piece.width
      } else if scalar < max(end, start + 1) {
        marked += piece.width
      }
      columns += piece.width
      scalar = next
    }
    indent = before
    length = max(1, marked)
    cut(pieces, of: columns, to: max(width, 8))
  }

  /// Drops parts without room at both ends.
  private mutating func cut(_ pieces: [(text: String, width: Int)], of columns: Int, to width: Int)
  {
    guard columns > width else {
      line = pieces.map(\.text).joined()
      return
    }
    var from = indent > width - Self.context / 2 ? indent - min(Self.context, width / 2) : 0
    var column = 0
    var shown = 0
    for piece in pieces {
      defer { column += piece.width }
      guard column >= from else { continue }
      if line.isEmpty, from > 0 {
        line = "…"
        shown = 1
        from = column - 1
      }
      guard shown + piece.width < width else {
        line += "…"
        break
      }
      line += piece.text
      shown += piece.width
    }
    indent -= from
    length = max(1, min(length, width - indent - 1))
  }

  private static func piece(_ cluster: Character, at column: Int) -> (text: String, width: Int) {
    if cluster == "\t" {
      let width = tabStop - column % tabStop
      return (String(repeating: " ", count: width), width)
    }
    let text = DisplayText.visibleForm(of: cluster) ?? String(cluster)
    return (text, DisplayText.width(text))
  }

  /// The end of the string, element or word that begins at an index, in scalars.
  private static func end(of start: Int, in scalars: [Unicode.Scalar]) -> Int {
    guard start < scalars.count else { return start }
    switch scalars[start] {
    case "\"", "'":
      var index = start + 1
      while index < scalars.count, scalars[index] != scalars[start] {
        index += scalars[index] == "\\" ? 2 : 1
      }
      return min(index + 1, scalars.count)
    case "<":
      let isClosed = scalars[start...].firstRange(of: Array("</".unicodeScalars))?.lowerBound
      let from = isClosed.map { $0 == start ? start : $0 } ?? start
      return (scalars[from...].firstIndex(of: ">") ?? scalars.count - 1) + 1
    case let first:
      guard !"(){};,=".unicodeScalars.contains(first) else { return start + 1 }
      let stops = " \t(){};,=\"<>".unicodeScalars
      return scalars[start...].firstIndex { stops.contains($0) } ?? scalars.count
    }
  }
}
