import Screen

/// A line of text in a field, with the column of the cursor.
package struct LineView: Hashable, Sendable {
  package var line: StyledLine
  /// Column of the cursor, from 0.
  package var cursorColumn: Int
}

extension LineEditor {
  /// The part of the text around the cursor in `width` columns, with `‹` and `›` at hidden parts.
  ///
  /// Clusters from `fault` on are drawn in `faultStyle`.
  package func view(
    width: Int, style: Style, markStyle: Style, fault: Int? = nil, faultStyle: Style = .plain
  ) -> LineView {
    let window = window(width: width)
    let shown = shown
    var spans: [StyledSpan] = []
    if window.showsLeftMark { spans.append(StyledSpan("‹", markStyle)) }
    if window.isCut {
      spans.append(StyledSpan("…", markStyle))
    } else {
      let parting = min(
        max(fault ?? window.clusters.upperBound, window.clusters.lowerBound),
        window.clusters.upperBound)
      let sound = String(shown[window.clusters.lowerBound..<parting])
      let faulty = String(shown[parting..<window.clusters.upperBound])
      if !sound.isEmpty { spans.append(StyledSpan(sound, style)) }
      if !faulty.isEmpty { spans.append(StyledSpan(faulty, faultStyle)) }
    }
    if window.showsRightMark {
      let gap = width - 1 - spans.reduce(0) { $0 + $1.text.columns }
      spans.append(StyledSpan(String(repeating: " ", count: max(gap, 0)) + "›", markStyle))
    }
    return LineView(
      line: StyledLine(spans), cursorColumn: window.column(of: cursor, in: shown))
  }

  var shown: [Character] {
    isMasked ? Array(repeating: "•", count: buffer.clusters.count) : buffer.clusters
  }

  func window(width: Int) -> LineWindow {
    LineWindow(clusters: shown, cursor: cursor, width: width, scroll: scroll)
  }
}
