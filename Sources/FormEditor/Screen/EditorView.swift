import Cells
import Screen

/// The whole screen as a function of the state.
package enum EditorView {
  /// The whole screen of an editor.
  package static func frame(_ editor: Editor) -> Frame {
    var frame = Frame(size: editor.browser.size)
    guard !editor.isWindowTooSmall else {
      frame.draw(editor.texts.windowTooSmall, at: Point(x: 0, y: 0), style: editor.theme.warning)
      if let prompt = editor.state.prompt,
        PromptLines.fit(prompt, in: editor.browser.size, editor.theme)
      {
        BottomBar.draw(editor, in: &frame)
      }
      return frame
    }
    TitleBar.draw(editor, in: &frame)
    if let panel = editor.state.panel {
      PanelView.draw(panel, editor.theme, in: &frame)
      HelpLine.draw(editor, nil, in: &frame)
    } else {
      let kind = editor.pageKind
      let layout = kind.drawnLayout(of: editor.browser)
      if let window = editor.window { WindowView.draw(window, editor, in: &frame) }
      kind.draw(layout, of: editor.browser, in: &frame)
      if let layout { frame.drawEditor(of: editor, layout) }
      HelpLine.draw(editor, layout, in: &frame)
    }
    BottomBar.draw(editor, in: &frame)
    return frame
  }
}

extension Frame {
  /// Draws a styled line within `width` columns and returns the columns used.
  @discardableResult
  mutating func draw(_ line: StyledLine, at point: Point, width: Int) -> Int {
    let clip = Rect(x: point.x, y: point.y, width: max(width, 0), height: 1)
    var x = point.x
    for span in line.spans where x < clip.x + clip.width {
      x += draw(span.text, at: Point(x: x, y: point.y), style: span.style, clip: clip)
    }
    return x - point.x
  }
}
