import Cells
import Screen

/// The whole screen as a function of the state.
package enum EditorView {
  static let smallest = Size(width: 20, height: 5)

  package static func frame(_ state: EditorState) -> Frame {
    var frame = Frame(size: state.size)
    guard state.size.width >= smallest.width, state.size.height >= smallest.height else {
      frame.draw("Window too small", at: Point(x: 0, y: 0), style: state.theme.warning)
      return frame
    }
    TitleBar.draw(state, in: &frame)
    if let panel = state.panel {
      PanelView.draw(panel, state, in: &frame)
      HelpLine.draw(state, nil, in: &frame)
    } else {
      let layout = ScreenLayout(after: state)
      switch layout {
      case .table(let layout): TableView.draw(state, layout, in: &frame)
      case .form(let layout): FormView.draw(state, layout, in: &frame)
      }
      frame.drawEditor(of: state, layout)
      HelpLine.draw(state, layout, in: &frame)
    }
    BottomBar.draw(state, in: &frame)
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
