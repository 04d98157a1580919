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
  func popupArea(in editor: Editor) -> Rect {
    editor.window == nil ? area : FormRoom(window: editor.state.size).area
  }

  /// A popup of the open editor in its place, which covers nothing that is said of the text.
  func placed(_ popup: Popup, of editor: Editor) -> PlacedPopup {
    var field = editorField(in: editor)
    if case .form(let form) = self,
      let index = editor.state.editing.flatMap({ editor.bound.index(of: $0.row) })
    {
      let block = form.block(at: index)
      if !block.noteLines.isEmpty {
        field.height += block.subtitleLines.count + block.noteLines.count
      }
    }
    return PlacedPopup(popup, below: field, in: popupArea(in: editor))
  }

  /// The area of the open editor's text.
  func editorField(in editor: Editor) -> Rect {
    if let field = SelectionField(editor) { return field.field }
    return switch self {
    case .table(let layout): layout.editorField(of: editor.tablePage)
    case .form(let layout): layout.editorField(scroll: editor.formPage.scroll) ?? layout.area
    }
  }
}
