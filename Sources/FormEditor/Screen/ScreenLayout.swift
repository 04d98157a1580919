import Screen

/// Where things stand on the screen that is shown: the table's or a record's form.
enum ScreenLayout {
  case table(TableLayout)
  case form(FormLayout)

  init(_ state: EditorState) {
    self = state.isTableShown ? .table(TableLayout(state)) : .form(FormLayout(state))
  }

  /// What the last action left behind; made only where there was none.
  init(after state: EditorState) {
    if state.isTableShown, let layout = state.tableLayout {
      self = .table(layout)
    } else {
      self.init(state)
    }
  }

  /// The part of the screen in which the records or rows stand, and popups open.
  var area: Rect {
    switch self {
    case .table(let layout): layout.area
    case .form(let layout): layout.area
    }
  }

  /// Where the open editor's text stands.
  func editorField(in state: EditorState) -> Rect {
    switch self {
    case .table(let layout): layout.editorField(in: state)
    case .form(let layout): layout.editorField(in: state)
    }
  }
}
