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
    guard state.prompt == nil, state.lineInput == nil, browser.editing == nil else { return }
    if state.panel != nil {
      movePanelSelection(by: lines)
    } else {
      browser.pageKind.scroll(by: lines, in: &browser)
    }
  }

  private mutating func click(_ point: Point, double: Bool) -> [EditorEffect] {
    guard state.prompt == nil, state.lineInput == nil else { return [] }
    if state.panel != nil {
      if state.panel?.select(at: point, in: browser.size) == true { choosePanelLine() }
      return []
    }
    let kind = browser.pageKind
    // As the person sees it, before the field is left.
    let layout = kind.layout(of: browser, isDrawn: true)
    var effects: [EditorEffect] = []
    if browser.editing != nil {
      if let input = browser.editorInput(at: point) { return edit(input) }
      effects = leaveEditor()
    }
    return effects + carryOut(kind.click(point, double: double, layout, in: &browser))
  }
}
