import Rules
import Screen

extension FormScene {
  /// The form of the page that is shown.
  init(_ browser: borrowing Browser) {
    let size = browser.size
    self.init(
      browser,
      in: browser.window.map { FormRoom(inside: $0, windowHeight: size.height) }
        ?? FormRoom(window: size))
  }

  /// The form of the page in another part of the screen.
  init(_ browser: borrowing Browser, in room: FormRoom) {
    var edited: Int?
    if let row = browser.editing?.row { edited = browser.bound.index(of: row) }
    self.init(
      browser, browser.formPage, browser.rows, focus: browser.focusIndex, edited: edited,
      hasCursor: true, browser.rowContext, in: room)
  }

  /// The form of the record under the cursor, in the part of the window beside the table.
  init(beside table: TableLayout, _ browser: borrowing Browser) {
    let x = table.area.width + 2
    let area = Rect(
      x: x, y: table.area.y, width: browser.size.width - x, height: table.area.height)
    var rows = browser.rows
    // A copy of rows takes long.
    if !rows.allSatisfy(\.state.isVisible) { rows.removeAll { !$0.state.isVisible } }
    let focus = browser.focus.flatMap { focus in
      // Of a row only its name is read: a copy of all that it has takes long.
      rows.firstIndex { $0.state.row.identifier.hasSameBytes(as: focus) }
    }
    let scene = FormScene(
      browser, FormPage(), rows, focus: focus, edited: nil, hasCursor: false,
      browser.rowContext.resting,
      in: FormRoom(area: area, windowHeight: browser.size.height))
    self = scene.scrolled(toRow: focus)
  }

  private init(
    _ browser: borrowing Browser, _ page: FormPage, _ rows: [BoundRow], focus: Int?, edited: Int?,
    hasCursor: Bool, _ context: RowContext, in room: FormRoom
  ) {
    self.init(
      page: page, sections: browser.form.sections, folded: browser.foldedSections, rows: rows,
      focus: focus, edited: edited, hasCursor: hasCursor, context: context, room: room,
      version: browser.bound.version,
      binder: browser.binder, layouts: browser.formLayoutCache)
  }
}
