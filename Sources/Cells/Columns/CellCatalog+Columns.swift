import Rules
import Screen

extension CellCatalog {
  /// A row's value in a column, as its kind draws it: nothing where the row is hidden, and errors marked.
  package func columnContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    guard bound.state.isVisible else { return CellContent(lines: []) }
    let kind = kind(named: bound.row.cellIdentifier)
    var content = kind.tableContent(of: bound, width: width, theme: theme)
    if let alignment = bound.row.alignment.cellAlignment { content.alignment = alignment }
    // Among values of other records it would be read as one.
    if bound.display.role == .placeholder, !bound.saysNoChoice { content.lines = [] }
    if bound.shownProblems.contains(where: { $0.severity == .error }) {
      content.lines = content.lines.prefix(1).map { StyledLine("✗ " + $0.text, theme.problem) }
      if content.lines.isEmpty { content.lines = [StyledLine("✗", theme.problem)] }
    }
    content.lines = content.lines.map { theme.line($0, on: bound.colors.backgroundColor) }
    return content
  }
}
