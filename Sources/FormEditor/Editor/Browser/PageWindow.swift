import Forms
import Screen

/// The window that a page is in: over the form that it was opened from, or unfolded below the row that opened it.
struct PageWindow {
  private let browser: Browser
  private let presentation: ChildForm.Presentation

  /// Nil where the page covers the whole screen: because the row that it was opened from asks for that, or the screen is
  /// too small.
  init?(_ browser: borrowing Browser) {
    guard browser.pages.isOverForm, browser.pageKind.fitsInWindow,
      FormRoom.frame(over: browser.size) != nil
    else { return nil }
    let pages = browser.pages.pages
    let binder = browser.documentBinder.binder(ofPage: pages[pages.count - 2])
    guard let index = binder.plan.index(ofRow: browser.pages.top.row),
      let presentation = binder.form.rows[index].child?.presentation, presentation != .push
    else { return nil }
    self.browser = copy browser
    self.presentation = presentation
  }

  /// Its position: it is as high as its form, where that has room.
  var frame: Rect? {
    if presentation == .inline, let frame = frameBelowRow { return frame }
    return FormRoom.frame(over: browser.size).map { largest in
      largest.shrunk(toHeight: heightOfForm(in: largest))
    }
  }

  /// The lines that a frame needs to show all of the form.
  private func heightOfForm(in frame: Rect) -> Int {
    let room = FormRoom(inside: frame, windowHeight: browser.size.height)
    return FormLayout(FormScene(browser, in: room)).lineCount + 2
  }

  /// Frame of a form that is unfolded below the row that opened it. Nil where that row is in
  /// a window itself, or its own lines leave no room.
  private var frameBelowRow: Rect? {
    let below = pageBelow
    guard PageWindow(below) == nil, let row = below.bound.index(of: browser.pages.top.row) else {
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
  var sceneBehind: FormScene {
    var lowest = pageBelow
    guard var window = PageWindow(lowest) else { return unfolding(in: lowest) }
    while true {
      lowest = window.pageBelow
      guard let next = PageWindow(lowest) else { return lowest.formScene }
      window = next
    }
  }

  private func unfolding(in below: Browser) -> FormScene {
    let scene = below.formScene
    guard presentation == .inline, let frame = browser.window,
      let row = below.bound.index(of: browser.pages.top.row)
    else { return scene }
    let unfolded = scene.unfolding(row, lines: frame.height)
    return FormLayout(unfolded).unfoldedFrame(of: unfolded.page) == frame ? unfolded : scene
  }

  /// The browser as it would be with the page closed.
  private var pageBelow: Browser {
    var browser = browser
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
