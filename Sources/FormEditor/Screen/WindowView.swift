import Cells
import Screen

/// A window over a form: the form behind it, dimmed, and the frame with the name of what is inside.
enum WindowView {
  static func draw(_ window: Rect, _ editor: Editor, in frame: inout Frame) {
    drawBehind(editor, in: &frame)
    frame.drawBox(window, style: editor.theme.accent)
    let title = DisplayText.truncated(
      PageTitles(editor.browser).top, to: window.width - 6)
    if !title.isEmpty {
      frame.draw(
        " \(title) ", at: Point(x: window.x + 2, y: window.y), style: editor.theme.heading)
    }
  }

  private static func drawBehind(_ editor: Editor, in frame: inout Frame) {
    guard let scene = PageWindow(editor.browser)?.sceneBehind else { return }
    FormView.draw(scene, FormLayout(scene), in: &frame)
    frame.restyle(scene.room.area) { $0 = editor.theme.dim }
  }
}
