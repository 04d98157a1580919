import Cells
import Screen

extension Editor {
  mutating func handle(_ event: MouseEvent) -> [EditorEffect] {
    switch event.action {
    case .wheelUp: wheel(-3)
    case .wheelDown: wheel(3)
    case .press: return click(event.point, double: false)
    case .doublePress: return click(event.point, double: true)
    }
    return []
  }

  /// The view moves, and the focus goes with it when it would leave the sight.
  private mutating func wheel(_ lines: Int) {
    guard state.prompt == nil, state.lineInput == nil, state.editing == nil else { return }
    if state.panel != nil {
      movePanelSelection(by: lines)
    } else {
      pageKind.scroll(by: lines, in: &self)
    }
  }

  private mutating func click(_ point: Point, double: Bool) -> [EditorEffect] {
    guard state.prompt == nil, state.lineInput == nil else { return [] }
    if state.panel != nil {
      if state.panel?.select(at: point, in: state.size) == true { choosePanelLine() }
      return []
    }
    return pageKind.click(point, double: double, in: &self)
  }
}
