import Forms
import Screen

/// Pages that are shown in a window: over the page that they were opened from, or unfolded below its row.
extension Browser {
  /// Presentation of the page over the one that it was opened from; nil where it covers the
  /// whole screen: because the row that it was opened from asks for that, or the screen is
  /// too small.
  private var presentation: ChildForm.Presentation? {
    guard pages.isOverForm, pageKind.fitsInWindow,
      FormRoom.frame(over: size) != nil
    else { return nil }
    let binder = documentBinder.binder(ofPage: pages[pages.pages.count - 2])
    guard let index = binder.plan.index(ofRow: pages.top.row),
      let presentation = binder.form.rows[index].child?.presentation, presentation != .push
    else { return nil }
    return presentation
  }

  /// Finds the position of the window that the page is in: as high as its form, where that has room.
  mutating func placeWindow() {
    window = nil
    guard let presentation, let largest = FormRoom.frame(over: size) else { return }
    if presentation == .inline { window = frameBelowRow }
    if window == nil { window = largest.shrunk(toHeight: heightOfForm(in: largest)) }
  }

  /// The lines that a frame needs to show all of the form.
  private func heightOfForm(in frame: Rect) -> Int {
    FormLayout(formScene(in: FormRoom(inside: frame, windowHeight: size.height))).lineCount
      + 2
  }

  /// Frame of a form that is unfolded below the row that opened it. Nil where that row is in
  /// a window itself, or its own lines leave no room.
  private var frameBelowRow: Rect? {
    let below = pageBelow
    guard below.presentation == nil, let row = below.bound.index(of: pages.top.row) else {
      return nil
    }
    let scene = below.formScene
    guard let most = FormLayout(scene.unfolding(row, lines: .max)).unfoldedFrame(of: scene.page),
      most.height >= Self.leastUnfolded
    else { return nil }
    let unfolded = scene.unfolding(row, lines: min(heightOfForm(in: most), most.height))
    return FormLayout(unfolded).unfoldedFrame(of: unfolded.page)
  }

  /// Scene behind all windows, with the lines of the form that is unfolded in it.
  var sceneBehindWindows: FormScene {
    var browser = pageBelow
    guard case .some = browser.presentation else {
      let scene = browser.formScene
      guard presentation == .inline, let window,
        let row = browser.bound.index(of: pages.top.row)
      else { return scene }
      let unfolded = scene.unfolding(row, lines: window.height)
      return FormLayout(unfolded).unfoldedFrame(of: unfolded.page) == window ? unfolded : scene
    }
    while case .some = browser.presentation { browser = browser.pageBelow }
    return browser.formScene
  }

  /// The browser as it would be with the page closed.
  private var pageBelow: Browser {
    var browser = self
    browser.editing = nil
    browser.window = nil
    browser.closePage()
    return browser
  }

  /// Minimum height in lines of a frame below a row; with less, the form gets a window of its
  /// own.
  private static let leastUnfolded = 5
}

extension Rect {
  /// A part of it in the middle, of a height that is at most its own.
  fileprivate func shrunk(toHeight lines: Int) -> Rect {
    let least = min(lines, height)
    return Rect(x: x, y: y + (height - least) / 2, width: width, height: least)
  }
}
