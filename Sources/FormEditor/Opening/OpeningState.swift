import Cells
import Screen
import Texts

/// The screen while nothing of the data can be shown yet: one long record, or a list whose first record
/// is long.
package struct OpeningState {
  /// The activity while the screen is shown.
  package enum Activity: Sendable {
    case reading
    /// The rows of a very long form are bound to the first record.
    case preparing
  }

  let title: String
  /// The data file's path as the user wrote it.
  let path: String
  let activity: Activity
  package private(set) var size: Size
  /// Fraction read so far, 0 to 1; nil where the total is unknown.
  package var part: Double?
  let theme: Theme
  private let keys: KeyBindings
  private var texts: Texts { theme.texts }
  private(set) var message: String?

  package init(
    title: String, path: String, activity: Activity = .reading, size: Size, theme: Theme = Theme(),
    keys: KeyBindings = .standard
  ) {
    self.title = title
    self.activity = activity
    self.path = path
    self.size = size
    self.theme = theme
    self.keys = keys
  }

  /// Handles an event. Of the keys, only those that leave or redraw work yet; for others
  /// there is a message.
  package mutating func reduce(_ event: InputEvent) -> [EditorEffect] {
    switch event {
    case .resize(let size):
      self.size = size
      return []
    case .key(let key): return handle(key)
    case .paste, .mouse: return []
    }
  }

  private mutating func handle(_ key: KeyPress) -> [EditorEffect] {
    let (quit, leave) = (PageCommands.quit, FormCommands.back)
    if keys.gives(quit, key) || keys.gives(leave, key) { return [.quit] }
    if keys.gives(PageCommands.redraw, key) { return [.redraw] }
    message =
      keys.gives(PageCommands.help, key)
      ? texts.opensWhenRead(quit: keys[quit], leave: keys[leave])
      : texts.nothingBeforeRead(key.name, quit: keys[quit], leave: keys[leave])
    return []
  }

  private var activityName: String {
    switch activity {
    case .reading: texts.readingNow
    case .preparing: texts.preparingForm
    }
  }

  package var frame: Frame {
    var frame = Frame(size: size)
    let bottom = size.height - 1
    for y in [0, bottom] where y >= 0 {
      frame.fill(Rect(x: 0, y: y, width: size.width, height: 1), style: theme.bar)
    }
    let room = max(size.width - 2, 0)
    let name = StyledLine([
      StyledSpan(title, theme.barStrong), StyledSpan(title.isEmpty ? "" : "  ", theme.bar),
      StyledSpan(DisplayText.truncated(path, to: room), theme.bar),
    ])
    frame.draw(name, at: Point(x: 1, y: 0), width: room)
    if bottom > 2 {
      let progress = texts.openingProgress(activityName, part.map { Int($0 * 100) })
      frame.draw(StyledLine(progress, theme.accent), at: Point(x: 2, y: 2), width: room)
    }
    if let message, bottom > 1 {
      let text = DisplayText.truncated(message, to: room)
      frame.draw(StyledLine(text, theme.value), at: Point(x: 1, y: bottom - 1), width: room)
    }
    let hints = StyledLine([
      StyledSpan(keys[PageCommands.quit], theme.barStrong),
      StyledSpan(" \(texts.leaveWord)  ", theme.bar),
      StyledSpan(keys[PageCommands.help], theme.barStrong),
      StyledSpan(" " + texts.keysTitle, theme.bar),
    ])
    if bottom > 0 { frame.draw(hints, at: Point(x: 1, y: bottom), width: room) }
    return frame
  }
}
