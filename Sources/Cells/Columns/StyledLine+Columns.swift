import Screen

extension StyledLine {
  /// The line in a column of a width: cut, or with blanks around it on its own background.
  func aligned(_ alignment: CellAlignment, in width: Int) -> StyledLine {
    let line = truncated(to: width)
    let columns = line.columns
    let before = alignment.indent(of: columns, in: width)
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
