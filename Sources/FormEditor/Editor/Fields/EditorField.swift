import Cells
import Screen

extension Frame {
  /// Draws the open editor in its field, with its popup and cursor.
  mutating func drawEditor(of editor: Editor, _ layout: ScreenLayout) {
    guard let editing = editor.browser.editing else { return }
    let field = layout.editorField(in: editor.browser)
    let area = layout.area
    let sight = editing.selection == nil ? area : field
    // A mark may be in the column that only the cursor enters.
    var width = field.width
    if case .form = layout, editing.editor.wrapsText { width = max(width - 1, 1) }
    let view = editing.view(in: field, theme: editor.theme)
    for (line, content) in view.lines.prefix(field.height).enumerated() {
      let y = field.y + line
      guard y >= sight.y, y < sight.bottom else { continue }
      let line = Rect(x: field.x, y: y, width: width, height: 1)
      fill(line, style: .plain)
      draw(content, at: Point(x: field.x, y: y), width: field.width)
      // A line to write on: it distinguishes a field from a value without color, too.
      if field.height == 1 { restyle(line) { $0.attributes.insert(.underline) } }
      // What is left of columns that the field covers must not look like a part of the text.
      if case .table(let table) = layout {
        fill(Rect(x: line.x - 1, y: y, width: 1, height: 1), style: .plain)
        let end = line.x + line.width
        fill(Rect(x: end, y: y, width: table.end(ofColumnAt: end) - end, height: 1), style: .plain)
      }
    }
    if view.linesBelow > 0 {
      let text = "  " + view.unit.more(view.linesBelow, in: editor.texts)
      draw(
        text,
        at: Point(
          x: field.x + width - DisplayText.width(text), y: field.y + field.height - 1),
        style: editor.theme.dim)
    }
    if let popup = view.popup {
      layout.placed(popup, of: editor.browser).draw(in: &self, theme: editor.theme)
    }
    if let cursor = view.cursor, editor.state.prompt == nil {
      self.cursor = Point(x: field.x + cursor.x, y: field.y + cursor.y)
    }
  }
}
