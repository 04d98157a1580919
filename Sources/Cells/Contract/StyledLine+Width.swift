import Screen

extension StyledLine {
  /// Width in columns of the screen.
  package var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  /// The line cut to at most `width` columns, without halves of wide clusters.
  package func truncated(to width: Int) -> StyledLine {
    var rest = max(width, 0)
    var kept: [StyledSpan] = []
    for span in spans {
      let columns = span.text.columns
      if columns <= rest {
        kept.append(span)
        rest -= columns
      } else {
        let text = DisplayText.truncated(span.text, to: rest)
        if !text.isEmpty { kept.append(StyledSpan(text, span.style)) }
        break
      }
    }
    return StyledLine(kept)
  }

  /// The line cut or padded with blanks of `style` to exactly `width` columns.
  package func padded(to width: Int, style: Style) -> StyledLine {
    var line = truncated(to: width)
    let gap = width - line.columns
    if gap > 0 { line.spans.append(StyledSpan(String(repeating: " ", count: gap), style)) }
    return line
  }
}
