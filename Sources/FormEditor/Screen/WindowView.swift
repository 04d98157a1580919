import Cells
import Screen

/// A window over a form: the form behind it, dimmed, and the frame with the name of what is inside.
enum WindowView {
  static func draw(_ window: Rect, _ editor: Editor, in frame: inout Frame) {
    drawBehind(editor, in: &frame)
    frame.fill(window, style: .plain)
    let style = editor.theme.accent
    let right = window.x + window.width - 1
    for y in [window.y, window.bottom - 1] {
      frame.drawHorizontalLine(
        at: Point(x: window.x + 1, y: y), width: window.width - 2, style: style)
    }
    for y in window.y + 1..<window.bottom - 1 {
      for x in [window.x, right] { frame.draw("│", at: Point(x: x, y: y), style: style) }
    }
    for (corner, x, y) in [
      ("╭", window.x, window.y), ("╮", right, window.y),
      ("╰", window.x, window.bottom - 1), ("╯", right, window.bottom - 1),
    ] {
      frame.draw(corner, at: Point(x: x, y: y), style: style)
    }
    let title = DisplayText.truncated(editor.state.pages.top.label, to: window.width - 6)
    if !title.isEmpty {
      frame.draw(
        " \(title) ", at: Point(x: window.x + 2, y: window.y), style: editor.theme.heading)
    }
  }

  private static func drawBehind(_ editor: Editor, in frame: inout Frame) {
    let scene = editor.behindWindows.formScene
    FormView.draw(scene, FormLayout(scene), in: &frame)
    frame.restyle(scene.room.area) { $0 = editor.theme.dim }
    // Binders know one record at a time: that of the window again, where a form opens itself.
    if let record = editor.record { editor.reader.enter(record) }
  }
}
