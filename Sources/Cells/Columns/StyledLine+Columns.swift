import Screen

extension CellContent {
  /// The first line in a column of a width: cut, or with blanks around it on its own background.
  func aligned(by measure: ColumnMeasure, in width: Int) -> StyledLine {
    (lines.first ?? StyledLine([])).aligned(
      measure.alignment, in: width,
      blanks: blanks(of: measure.decimals, aligned: measure.alignment))
  }
}

extension StyledLine {
  fileprivate func aligned(_ alignment: CellAlignment, in width: Int, blanks: Int) -> StyledLine {
    let line = truncated(to: width)
    let columns = line.columns
    let before = alignment.indent(of: columns + blanks, in: width)
    let background = Style(background: spans.first?.style.background ?? .terminalDefault)
    return StyledLine(
      [.blanks(before, background)] + line.spans
        + [.blanks(width - before - columns, background)])
  }
}

extension StyledSpan {
  static func blanks(_ count: Int, _ style: Style = .plain) -> StyledSpan {
    StyledSpan(String(repeating: " ", count: max(count, 0)), style)
  }
}
