import Cells
import Forms
import Rules
import Screen
import SourceText

/// What a form is drawn from, and where.
struct FormScene {
  private(set) var page: FormPage
  let sections: [FormSection]
  /// Identifiers of the sections whose headings stand for their rows.
  let folded: Set<ExactText>
  /// In the form's order.
  let rows: [BoundRow]
  /// The place of the focused row.
  let focus: Int?
  /// The place of the row that is being edited.
  let edited: Int?
  let context: RowContext
  /// The part of the window that it may take.
  let room: FormRoom
  /// Another one whenever the rows are others.
  let version: FormVersion
  /// The form's: another form has another binder.
  let binder: RecordBinder
  /// What was laid out for the keys before.
  let layouts: FormLayoutCache
  /// The row below which a form is unfolded, and the lines that it takes.
  private(set) var unfolded: (row: Int, lines: Int)?

  var theme: Theme { context.theme }

  /// The place of the row that keys act on.
  var cursor: Int? { edited ?? focus }

  /// The same with lines for a form below a row, as many as there is room for, and all of them in sight.
  func unfolding(_ row: Int, lines: Int) -> FormScene {
    var scene = self
    let taken = FormLayout(self).lineRange(ofRow: row).count
    scene.unfolded = (row, max(min(lines, room.area.height - taken), 0))
    return scene.scrolled(toRow: row)
  }

  /// The same with a row in sight.
  func scrolled(toRow row: Int?) -> FormScene {
    var scene = self
    scene.page.keepInSight(row: row, of: FormLayout(self))
    return scene
  }
}

/// The lines of a window that a form is in.
struct FormRoom: Hashable {
  let area: Rect
  /// Whether there is a blank line between sections.
  let isSpaced: Bool

  /// Between the title and the two lines at the bottom.
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

  /// Inside the frame of a window.
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
