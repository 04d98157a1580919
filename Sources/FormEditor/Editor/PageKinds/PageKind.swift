import Cells
import Forms
import Records
import Rules
import Screen
import SourceText
import Texts
import Values

/// A kind of page: what keys, clicks, searches and the screen mean on it.
///
/// It has no state: where the person is, is in the page. It reads the browser and moves its cursor; what takes more
/// comes back as outcomes, which the editor carries out. Only `PageCatalog` knows which kinds there are. A page that
/// shows no record answers the first group alone.
protocol PageKind: Sendable {
  // MARK: Any page

  /// In the order in which the help lists them.
  var commands: [Command] { get }
  func keysTitle(in texts: Texts) -> String
  /// The keys that work now, in order of use.
  func hints(in editor: Editor) -> [CommandHint]
  /// The parts of the title that describe the page, after the file's name.
  func titleParts(of browser: Browser, in room: TitleRoom) -> [StyledSpan]
  func draw(_ layout: ScreenLayout?, of browser: Browser, in frame: inout Frame)
  /// Scrolls, the cursor staying in sight.
  func scroll(by lines: Int, in browser: inout Browser)
  /// A click on the screen as `layout` has it.
  func click(
    _ point: Point, clicks: Int, _ layout: ScreenLayout?, in browser: inout Browser
  ) -> [PageOutcome]
  /// Scrolls so that the cursor is in sight.
  func keepCursorInSight(in browser: inout Browser)
  /// The message while a number is typed before a movement.
  func countNotice(_ count: Int, in browser: Browser) -> String
  /// The line at the bottom where nothing else is said; nil for that of the row under the cursor.
  func note(in browser: Browser) -> String?
  /// The records, or their form, were read again.
  func afterReload(in browser: Browser) -> [PageOutcome]

  // MARK: What it shows of records

  var mode: EditorMode { get }
  /// Opens the field under the cursor; nil where there are no fields.
  var editCommand: Command? { get }
  var hasRoomBesideValues: Bool { get }
  /// True where the cursor goes from record to record, and a record's form opens over the page.
  var hasRecordCursor: Bool { get }
  var fitsInWindow: Bool { get }
  /// The record under the cursor, or that is shown; nil where there is none.
  func record(in browser: Browser) -> RecordID?
  func focus(in browser: Browser) -> String?
  /// The object or list that the page shows.
  func object(in browser: Browser) -> ObjectLocation?
  func bind(_ record: RecordID, in browser: Browser) -> BoundRecord
  /// Identifiers of the sections of which only the heading is shown. O(sections).
  func foldedSections(in browser: Browser) -> Set<ExactText>
  /// The part of a row under the cursor, where rows have parts.
  func focusedPart(in browser: Browser) -> BoundRow?
  /// The layout of the records on the screen.
  func layout(of browser: Browser) -> ScreenLayout?
  /// The layout as the last action left it, if that is known.
  func drawnLayout(of browser: Browser) -> ScreenLayout?
  /// The line of the screen that the cursor is on, where nothing may be written over it.
  func cursorLine(in browser: Browser) -> Int?
  /// The title of the help about a row.
  func helpTitle(of row: ConfigRow, in browser: Browser) -> String
  /// The question before a row's value is removed.
  func clearQuestion(about row: ConfigRow, in browser: Browser) -> String

  // MARK: The cursor on rows

  /// Puts the cursor on a row; false where it is not shown.
  func putCursor(on row: String, in browser: inout Browser) -> Bool
  /// Goes to a row that was chosen from all, which is shown if it was hidden.
  func goToTarget(of row: String, in browser: inout Browser) -> [PageOutcome]
  /// Goes on from a field that was left. Returns true where the next one of the same row is to be opened.
  func goOn(direction: Direction, times: Int, in browser: inout Browser) -> Bool
  /// Goes to the next row whose field can be opened, the ends joined; false where there is none.
  func goToNextField(
    direction: Direction, in browser: inout Browser, where canOpen: (BoundRow) -> Bool
  ) -> Bool
  /// Puts the cursor on the first row that can be edited.
  func goToFirstField(in browser: inout Browser)
  /// The page is shown again: one that was opened from it is closed.
  func comeBack(from closed: Page, focus: String?, in browser: inout Browser)

  // MARK: Finding

  /// Each keystroke of what is searched for.
  func search(while input: LineInput, in browser: inout Browser)
  /// Enter after it.
  func finishSearch(for text: String, in browser: inout Browser) -> [PageOutcome]
  func goToNext(
    _ target: NestedTarget, direction: Direction, times: Int, in browser: inout Browser
  ) -> [PageOutcome]
}

/// A page that shows no record.
extension PageKind {
  var mode: EditorMode { .browsing }
  var editCommand: Command? { nil }
  var hasRoomBesideValues: Bool { true }
  var hasRecordCursor: Bool { false }
  var fitsInWindow: Bool { false }
  func titleParts(of browser: Browser, in room: TitleRoom) -> [StyledSpan] { [] }
  func note(in browser: Browser) -> String? { nil }
  func afterReload(in browser: Browser) -> [PageOutcome] { [] }
  func record(in browser: Browser) -> RecordID? { nil }
  func focus(in browser: Browser) -> String? { nil }
  func object(in browser: Browser) -> ObjectLocation? { nil }
  func bind(_ record: RecordID, in browser: Browser) -> BoundRecord { BoundRecord() }
  func foldedSections(in browser: Browser) -> Set<ExactText> { [] }
  func focusedPart(in browser: Browser) -> BoundRow? { nil }
  func layout(of browser: Browser) -> ScreenLayout? { nil }
  func drawnLayout(of browser: Browser) -> ScreenLayout? { layout(of: browser) }
  func cursorLine(in browser: Browser) -> Int? { nil }
  func helpTitle(of row: ConfigRow, in browser: Browser) -> String {
    browser.texts.thisRow(row.key)
  }
  func clearQuestion(about row: ConfigRow, in browser: Browser) -> String {
    browser.texts.clearWhat(row.key)
  }
  func putCursor(on row: String, in browser: inout Browser) -> Bool { false }
  func goToTarget(of row: String, in browser: inout Browser) -> [PageOutcome] { [] }
  func goOn(direction: Direction, times: Int, in browser: inout Browser) -> Bool { false }
  func goToNextField(
    direction: Direction, in browser: inout Browser, where canOpen: (BoundRow) -> Bool
  ) -> Bool { false }
  func goToFirstField(in browser: inout Browser) {}
  func comeBack(from closed: Page, focus: String?, in browser: inout Browser) { browser.rebind() }
  func search(while input: LineInput, in browser: inout Browser) {}
  func finishSearch(for text: String, in browser: inout Browser) -> [PageOutcome] { [] }
  func goToNext(
    _ target: NestedTarget, direction: Direction, times: Int, in browser: inout Browser
  ) -> [PageOutcome] { [] }
}

extension Editor {
  var pageKind: any PageKind { browser.pageKind }
}
