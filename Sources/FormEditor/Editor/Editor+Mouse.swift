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
      return
    }
    if isTableShown {
      wheelTable(lines)
      return
    }
    let layout = formLayout
    let lowest = max(layout.lineCount - layout.area.height, 0)
    formPage.scroll = min(max(formPage.scroll + lines, 0), lowest)
    let visible = formPage.scroll..<(formPage.scroll + layout.area.height)
    guard let index = focusIndex else { return }
    let range = layout.lineRange(ofRow: index)
    if range.lowerBound < visible.lowerBound {
      focusRow(at: layout.rowIndex(nearestToLine: visible.lowerBound, after: true))
    } else if range.upperBound > visible.upperBound {
      focusRow(at: layout.rowIndex(nearestToLine: visible.upperBound - 1))
    }
  }

  private mutating func click(_ point: Point, double: Bool) -> [EditorEffect] {
    guard state.prompt == nil, state.lineInput == nil else { return [] }
    if state.panel != nil { return clickPanel(point) }
    if isTableShown { return clickTable(point, double: double) }
    let layout = formLayout
    if state.editing != nil {
      if let input = editorInput(at: point) { return edit(input) }
      _ = leaveEditor()
    }
    if let row = layout.firstRow(ofHeadingAt: point, scroll: formPage.scroll) {
      focusRow(at: row)
      return perform(FormCommands.fold)
    }
    guard let index = layout.rowIndex(at: point, scroll: formPage.scroll) else { return [] }
    let wasFocused = index == focusIndex
    focusRow(at: index)
    return double || wasFocused ? beginEditing(.enter) : []
  }
}
