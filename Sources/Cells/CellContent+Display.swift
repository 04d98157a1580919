import FormEngine
import Screen

extension CellContent {
  /// The text of a row at rest, wrapped to `width` and styled by what it is to the record.
  static func text(
    of bound: BoundRow, width: Int, theme: Theme, alignsRight: Bool = false
  ) -> CellContent {
    let width = max(width, 1)
    let style = theme.style(of: bound)
    let lines = DisplayText.wrapped(bound.display.text, to: width).map { line in
      StyledLine(String(line), style).truncated(to: width)
    }
    return CellContent(
      lines: lines.isEmpty ? [StyledLine("", style)] : lines, alignsRight: alignsRight)
  }
}

extension Theme {
  /// The style of a row's text at rest.
  func style(of bound: BoundRow) -> Style {
    switch bound.display.role {
    case .value, .secure, .empty:
      style(color: bound.row.color, textStyle: bound.row.textStyle)
    case .defaultValue: dim
    case .placeholder: dim.adding(.italic)
    case .foreign: foreign
    }
  }
}
