import Cells
import Screen

extension Frame {
  /// Tints what is drawn on the line of the cursor.
  mutating func tintCursorLine(_ line: Rect, _ theme: Theme) {
    // Neighbors mostly have one style.
    var last: (style: Style, tinted: Style)?
    restyle(line) { style in
      if let last, last.style == style {
        style = last.tinted
      } else {
        let tinted = theme.onCursorLine(style)
        last = (style, tinted)
        style = tinted
      }
    }
  }
}
