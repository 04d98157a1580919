import Screen

/// Pages that are shown in a window over the page that they were opened from.
extension Editor {
  /// The frame of the window that the page is in; nil where it takes the whole screen: the row that it was opened from
  /// doesn't ask for one, or the screen is too small.
  var window: Rect? {
    let pages = state.pages.pages
    guard pages.count > 1, !isTableShown, !pages[pages.count - 2].isTable else { return nil }
    let binder = binder(ofPageAt: pages.count - 2)
    guard let place = binder.place(ofRow: state.pages.top.row),
      case .modal? = binder.form.rows[place].child?.presentation
    else { return nil }
    return FormRoom.frame(over: state.size)
  }

  /// The editor as it would be with all windows closed: what is seen behind them.
  var behindWindows: Editor {
    var editor = self
    editor.state.editing = nil
    while case .some = editor.window { editor.closePage() }
    return editor
  }
}
