import Cells
import Forms
import Records
import Rules
import Screen
import SourceText

/// A kind of page: what keys, clicks, searches and the screen mean on it.
///
/// It has no state: where the person is, is in the page. The editor asks the kind of the page that is shown, and only
/// `PageCatalog` knows which kinds there are.
protocol PageKind: Sendable {
  // MARK: What it shows

  var mode: EditorMode { get }
  var commands: CommandTable { get }
  var editCommand: Command { get }
  var hasRoomBesideValues: Bool { get }

  /// The record under the cursor, or that is shown; nil where there is none.
  func record(in editor: Editor) -> RecordID?
  /// The identifier of the row under the cursor.
  func focus(in editor: Editor) -> String?
  /// The object or list that the page shows.
  func place(in editor: Editor) -> ObjectPlace?
  /// The rows of a record, bound.
  func bind(_ record: RecordID, in editor: Editor) -> BoundRecord
  /// Identifiers of the sections whose headings stand for their rows. O(sections).
  func foldedSections(in editor: Editor) -> Set<ExactText>
  /// The part of a row under the cursor, where rows have parts.
  func focusedPart(in editor: Editor) -> BoundRow?

  // MARK: On the screen

  /// The layout of the page on the screen; with `isDrawn`, as the last action left it, if
  /// that is known.
  func layout(of editor: Editor, isDrawn: Bool) -> ScreenLayout
  /// The line of the screen that the cursor is on, where nothing may be written over it.
  func cursorLine(in editor: Editor) -> Int?
  /// The parts of the title that describe the page, after the file's name.
  func titleParts(of editor: Editor, in room: TitleRoom) -> [StyledSpan]
  /// The keys that work now, in order of use.
  func hints(in editor: Editor) -> [CommandHint]
  /// The lines of the list of what can be gone to.
  func places(in editor: Editor) -> Panel
  /// The titles of the help about a row, and of the help about the keys.
  func helpTitle(of row: ConfigRow, in editor: Editor) -> String
  func keysTitle(in editor: Editor) -> String
  /// The question before a row's value is removed.
  func clearQuestion(about row: ConfigRow, in editor: Editor) -> String
  /// The message while a number is typed before a movement.
  func countNotice(_ count: Int, in editor: Editor) -> String

  // MARK: The cursor

  /// Scrolls, the cursor staying in sight.
  func scroll(by lines: Int, in editor: inout Editor)
  func click(_ point: Point, double: Bool, in editor: inout Editor) -> [EditorEffect]
  /// Scrolls so that the cursor is in sight.
  func keepCursorInSight(in editor: inout Editor)
  /// Puts the cursor on a row; false where it is not shown.
  func putCursor(on row: String, in editor: inout Editor) -> Bool
  /// Goes to a row that was chosen from all, which is shown if it was hidden.
  func goToPlace(of row: String, in editor: inout Editor)
  /// Goes on from a field that was left.
  func goOn(forward: Bool, in editor: inout Editor)
  /// Opens the next field, the ends joined.
  func openNextField(forward: Bool, in editor: inout Editor)
  /// Puts the cursor on the first row that can be edited.
  func goToFirstField(in editor: inout Editor)
  /// The page is shown again: one that was opened from it is closed.
  func comeBack(from closed: Page, focus: String?, in editor: inout Editor)

  // MARK: Finding

  /// Each keystroke of what is searched for.
  func search(while input: LineInput, in editor: inout Editor)
  /// Enter after it.
  func finishSearch(for text: String, in editor: inout Editor) -> [EditorEffect]
  func goToMatch(forward: Bool, times: Int, in editor: inout Editor) -> [EditorEffect]
  func goToProblem(forward: Bool, times: Int, in editor: inout Editor) -> [EditorEffect]
}

/// All kinds of pages.
enum PageCatalog {
  static func kind(named name: PageName) -> any PageKind {
    switch name {
    case .form: FormKind()
    case .table: TableKind()
    }
  }
}

extension Editor {
  var pageKind: any PageKind { PageCatalog.kind(named: state.pages.top.kind) }
}
