import Cells
import Screen

/// The layout of the screen that is shown: of the table or of a record's form.
enum ScreenLayout {
  case table(TableLayout)
  case form(FormLayout)

  var area: Rect {
    switch self {
    case .table(let layout): layout.area
    case .form(let layout): layout.area
    }
  }

  /// The part of the screen in which popups open: they may go beyond a window that is as small as its form.
  func popupArea(in browser: Browser) -> Rect {
    browser.window == nil ? area : FormRoom(window: browser.size).area
  }

  /// A popup of the open editor in its place, which covers nothing that is said of the text.
  func placed(_ popup: Popup, of browser: Browser) -> PlacedPopup {
    var field = editorField(in: browser)
    if case .form(let form) = self,
      let index = browser.editing.flatMap({ browser.bound.index(of: $0.row) })
    {
      let block = form.block(at: index)
      if !block.noteLines.isEmpty {
        field.height += block.subtitleLines.count + block.noteLines.count
      }
    }
    return PlacedPopup(popup, below: field, in: popupArea(in: browser))
  }

  /// A click inside the open editor or its popup, in the editor's own coordinates.
  func editorInput(at point: Point, in browser: Browser) -> EditorInput? {
    guard let editing = browser.editing else { return nil }
    let field = editorField(in: browser)
    if let popup = editing.view(in: field, theme: browser.theme).popup {
      let placed = placed(popup, of: browser)
      if let line = placed.line(at: point) {
        return .clickPopup(line: line, column: point.x - placed.rect.x)
      }
    }
    guard field.contains(point) else { return nil }
    return .clickField(line: point.y - field.y, column: point.x - field.x)
  }

  /// The area of the open editor's text.
  func editorField(in browser: Browser) -> Rect {
    if let field = SelectionField(browser) { return field.field }
    return switch self {
    case .table(let layout): layout.editorField(of: browser.tablePage)
    case .form(let layout): layout.editorField(scroll: browser.formPage.scroll) ?? layout.area
    }
  }
}
