import Forms
import Rules
import Screen

extension CellCatalog {
  /// A row's value in a column, drawn by its kind: empty if the row is hidden, and problems marked.
  package func columnContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    guard bound.state.isVisible else { return CellContent(lines: []) }
    // Among values of other records a placeholder would be read as one.
    let bound = bound.saysNoChoice ? bound : bound.withoutPlaceholder()
    let kind = kind(named: bound.row.cellIdentifier)
    var content = kind.tableContent(of: bound, width: width, theme: theme)
    if let alignment = bound.row.alignment.cellAlignment { content.alignment = alignment }
    if let worst = bound.shownProblems.map(\.severity).max() {
      content = content.marked(worst, theme)
    }
    content.lines = content.lines.map { theme.line($0, on: bound.colors.backgroundColor) }
    return content
  }
}

extension CellContent {
  /// The first line with the mark of a problem.
  package func marked(_ severity: Severity, _ theme: Theme) -> CellContent {
    let value = lines.first?.text ?? ""
    var content = self
    let style = theme.style(of: severity)
    content.lines = [
      isNothing
        ? StyledLine([StyledSpan(severity.mark + " ", style), StyledSpan(value, theme.dim)])
        : StyledLine(severity.mark + (value.isEmpty ? "" : " " + value), style)
    ]
    return content
  }
}

extension Theme {
  /// The style of a problem's mark and message.
  package func style(of severity: Severity) -> Style { severity == .error ? problem : warning }
}
