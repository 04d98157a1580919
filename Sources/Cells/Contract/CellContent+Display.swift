import Rules
import Screen

extension CellContent {
  /// The text of a row that is not being edited, wrapped to `width` and styled by its role.
  ///
  /// Text beyond `lines` is counted, and `…` ends the last visible line.
  static func text(
    of bound: BoundRow, width: Int, lines limit: Int, theme: Theme, alignsRight: Bool = false
  ) -> CellContent {
    let room = width
    let width = max(width, 1)
    let limit = max(limit, 1)
    let alignsRight = alignsRight || bound.isComputedNumber
    if let nothing = bound.storedNothing {
      let line = StyledLine(nothing, theme.dim).truncated(to: room)
      var content = CellContent(lines: [line], alignsRight: alignsRight)
      content.isNothing = true
      return content
    }
    let style = theme.style(of: bound)
    let most = limit > Int.max - mostHiddenLines ? limit : limit + mostHiddenLines
    let text = theme.marked(theme.text(of: bound), as: bound.display.role)
    let wrapped = DisplayText.wrapped(text, to: width, limit: most)
    var lines = wrapped.prefix(limit).map { StyledLine(String($0), style).truncated(to: width) }
    let hidden = wrapped.count - lines.count
    if hidden > 0, let last = lines.last?.text {
      let ended = last.columns + 2 <= width ? last + " …" : last.ended(by: "…", width: width)
      lines[lines.count - 1] = StyledLine(ended, style)
    }
    if room < 1 { lines = [StyledLine("", style)] }
    return CellContent(
      lines: lines.isEmpty ? [StyledLine("", style)] : lines, hiddenLines: hidden,
      alignsRight: alignsRight)
  }
}

extension BoundRow {
  fileprivate var isComputedNumber: Bool {
    guard row.formula != nil, case .value(let slice) = content else { return false }
    return slice.kind == .number
  }
}

extension Theme {
  /// A row's text: in quotes if nothing else distinguishes it from `null`, which is dim.
  fileprivate func text(of bound: BoundRow) -> String {
    let isDim = !bound.state.isJudged || style(of: bound) == dim
    return quotesTexts || isDim ? bound.unmistakableText : bound.display.text
  }

  func style(of bound: BoundRow) -> Style {
    switch bound.display.role {
    case .value, .secure, .empty:
      style(color: bound.colors.color, textStyle: bound.colors.textStyle)
    case .defaultValue: dim
    case .placeholder: placeholder
    case .foreign: foreign
    }
  }
}

extension String {
  /// The text with `mark` after it, cut so that both fit.
  fileprivate func ended(by mark: String, width: Int) -> String {
    DisplayText.truncated(self, to: max(width - mark.columns, 0), ellipsis: "") + mark
  }
}
