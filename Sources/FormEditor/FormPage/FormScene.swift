import Cells
import Forms
import Rules
import Screen
import SourceText

/// The contents of a form to be drawn, and its area.
struct FormScene {
  private(set) var page: FormPage
  let sections: [FormSection]
  let folded: Set<ExactText>
  let rows: [BoundRow]
  let focus: Int?
  let edited: Int?
  /// False beside a table, which has the cursor.
  let hasCursor: Bool
  let context: RowContext
  let room: FormRoom
  /// A new object whenever the rows are others.
  let version: FormVersion
  /// Binder of the form; another form has another one.
  let binder: RecordBinder
  let layouts: FormLayoutCache
  /// Index of the row below which a form is unfolded, and the number of lines of that form.
  private(set) var unfolded: (row: Int, lines: Int)?

  var theme: Theme { context.theme }

  var cursor: Int? { edited ?? focus }

  /// The scene with lines for a form below a row, as many as there is room for, and all of
  /// them in sight.
  func unfolding(_ row: Int, lines: Int) -> FormScene {
    var scene = self
    let taken = FormLayout(self).lineRange(ofRow: row).count
    scene.unfolded = (row, max(min(lines, room.area.height - taken), 0))
    return scene.scrolled(toRow: row)
  }

  /// The scene scrolled so that a row is in sight.
  func scrolled(toRow row: Int?) -> FormScene {
    var scene = self
    scene.page.keepInSight(row: row, of: FormLayout(self))
    return scene
  }
}

/// The lines of a window that a form is in.
struct FormRoom: Hashable {
  let area: Rect
  /// True where a blank line separates sections.
  let isSpaced: Bool

  init(window size: Size) {
    isSpaced = size.height >= Self.spaciousHeight
    area = Rect(
      x: 0, y: isSpaced ? 2 : 1, width: size.width,
      height: max(size.height - (isSpaced ? 4 : 3), 1))
  }

  /// A part of a window of a height.
  init(area: Rect, windowHeight: Int) {
    self.area = area
    isSpaced = windowHeight >= Self.spaciousHeight
  }

  init(inside frame: Rect, windowHeight: Int) {
    let area = Rect(
      x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: frame.height - 2)
    self.init(area: area, windowHeight: windowHeight)
  }

  /// The frame of a window over a form; nil on a screen that is too small for both.
  static func frame(over size: Size) -> Rect? {
    guard size.width >= leastForWindow.width, size.height >= leastForWindow.height else {
      return nil
    }
    let room = FormRoom(window: size).area
    let margin = size.width / 10
    return Rect(
      x: margin, y: room.y + 1, width: size.width - 2 * margin, height: room.height - 2)
  }

  private static let leastForWindow = Size(width: 40, height: 12)
  private static let spaciousHeight = 16
}
