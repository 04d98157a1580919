import Rules
import Screen

extension CellCatalog {
  /// A row's value in a column, as its kind draws it: nothing where the row is hidden, and problems marked.
  package func columnContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    guard bound.state.isVisible else { return CellContent(lines: []) }
    let kind = kind(named: bound.row.cellIdentifier)
    var content = kind.tableContent(of: bound, width: width, theme: theme)
    if let alignment = bound.row.alignment.cellAlignment { content.alignment = alignment }
    // Among values of other records it would be read as one.
    if bound.display.role == .placeholder, !bound.saysNoChoice { content.lines = [] }
    if let worst = bound.shownProblems.map(\.severity).max() {
      let (mark, style) = worst == .error ? ("✗", theme.problem) : ("!", theme.warning)
      content.lines = content.lines.prefix(1).map { StyledLine("\(mark) \($0.text)", style) }
      if content.lines.isEmpty { content.lines = [StyledLine(mark, style)] }
    }
    content.lines = content.lines.map { theme.line($0, on: bound.colors.backgroundColor) }
    return content
  }
}
