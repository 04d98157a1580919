import Screen

extension StyledLine {
  /// Maximum number of lines of a label or of a choice's title.
  package static let mostTitleLines = 3

  /// A mark and a title after it, wrapped with a hanging indent and cut after some lines.
  package static func hanging(
    _ mark: StyledSpan, _ title: StyledSpan, width: Int, limit: Int = mostTitleLines
  ) -> [StyledLine] {
    let indent = min(mark.text.columns, max(width - 1, 0))
    return DisplayText.wrapped(title.text, to: max(width - indent, 1), cutAfter: limit)
      .enumerated().map { index, text in
        let before = StyledSpan(String(repeating: " ", count: indent), mark.style)
        return StyledLine([index == 0 ? mark : before, StyledSpan(text, title.style)])
      }
  }
}
