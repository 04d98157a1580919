import Cells
import Screen

/// Where things are on the screen that is shown: the table's or a record's form.
enum ScreenLayout {
  case table(TableLayout)
  case form(FormLayout)

  /// The part of the screen in which the records or rows are.
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
      let index = editor.state.editing.flatMap({ editor.index(of: $0.row) })
    {
      let block = form.block(at: index)
      if !block.noteLines.isEmpty {
        field.height += block.subtitleLines.count + block.noteLines.count
      }
    }
    return PlacedPopup(popup, below: field, in: popupArea(in: editor))
  }

  /// Where the open editor's text is.
  func editorField(in editor: Editor) -> Rect {
    if let field = SelectionField(editor) { return field.field }
    return switch self {
    case .table(let layout): layout.editorField(of: editor.tablePage)
    case .form(let layout): layout.editorField(scroll: editor.formPage.scroll) ?? layout.area
    }
  }
}
