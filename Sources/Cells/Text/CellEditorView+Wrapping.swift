import Screen

extension CellEditorView {
  /// A text on several lines that is being typed, from the line `top` on. From `fault` on it has the style of errors.
  init(
    _ clusters: [Character], _ layout: TextLayout, cursor: Int, from top: Int, in field: Size,
    _ style: Style, fault: Int?, _ faultStyle: Style
  ) {
    let bottom = min(top + max(field.height, 1), layout.lines.count)
    let lines = (top..<bottom).map { number in
      let range = layout.content(of: number, in: clusters)
      let parting = min(max(fault ?? range.upperBound, range.lowerBound), range.upperBound)
      let spans = [
        StyledSpan(String(clusters[range.lowerBound..<parting]), style),
        StyledSpan(String(clusters[parting..<range.upperBound]), faultStyle),
      ]
      return StyledLine(spans.filter { !$0.text.isEmpty }).truncated(to: field.width)
    }
    let column = min(layout.column(of: cursor, in: clusters), max(field.width - 1, 0))
    self.init(lines: lines, cursor: Point(x: column, y: layout.line(of: cursor) - top))
    linesAbove = top
    linesBelow = layout.lines.count - bottom
  }
}
