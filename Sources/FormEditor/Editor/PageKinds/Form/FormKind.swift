import Cells
import Forms
import Records
import Rules
import Screen
import SourceText
import Texts
import Values

/// A record, or an object inside one, as a form.
struct FormKind: PageKind {
  var commands: [Command] { FormCommands.all + PageCommands.all }
  var editCommand: Command? { FormCommands.edit }
  var fitsInWindow: Bool { true }

  func record(in browser: Browser) -> RecordID? { browser.pages.top.scope.record }

  func focus(in browser: Browser) -> String? { browser.formPage.focus }

  func object(in browser: Browser) -> ObjectLocation? { browser.objectLocation }

  func bind(_ record: RecordID, in browser: Browser) -> BoundRecord {
    let showsHidden = browser.formPage.showsHidden
    let (reader, object) = (browser.reader, browser.objectLocation)
    var (rows, form) = reader.bindAll(
      to: record, showsHidden: showsHidden, after: browser.bound.form)
    if let judge = browser.document.keyJudge {
      rows = judge.reporting(rows, of: reader.readable(record), browser.texts)
    }
    if !showsHidden { rows.removeAll { !$0.state.isVisible } }
    var unsaved: Set<ExactText> = []
    if let values = browser.unsavedValues, let object {
      unsaved = Set(
        names: rows.lazy.filter { values.includes($0, at: object) }.map(\.row.identifier))
    }
    return BoundRecord(
      record, rows: rows, form, reader, unsavedRows: unsaved, at: object, in: browser.documentTable)
  }

  func foldedSections(in browser: Browser) -> Set<ExactText> {
    browser.folds.folded(browser.form.sections, of: browser.pages.top.formName)
  }

  func focusedPart(in browser: Browser) -> BoundRow? { browser.formRows.focusedPart }

  // MARK: On the screen

  func layout(of browser: Browser) -> ScreenLayout? { .form(browser.formLayout) }

  func draw(_ layout: ScreenLayout?, of browser: Browser, in frame: inout Frame) {
    if case .form(let layout) = layout { FormView.draw(browser.formScene, layout, in: &frame) }
  }

  func titleParts(of browser: Browser, in room: TitleRoom) -> [StyledSpan] {
    let theme = browser.theme
    guard browser.table.isList, let index = browser.index else { return [] }
    let parts = [
      StyledSpan("  \((index + 1).grouped)", theme.barStrong),
      StyledSpan(" " + browser.texts.ofAll(browser.table.count), theme.bar),
    ]
    guard !browser.tablePage.filter.isEmpty else { return parts }
    // Going to the next record passes over those that the table's filter leaves out.
    let word = room.isNarrow ? browser.keys[ViewCommands.filter] : browser.texts.filterWord
    return parts + [StyledSpan(" · \(word)", theme.barWarning)]
  }

  func keysTitle(in texts: Texts) -> String { texts.inTheForm }

  func countNotice(_ count: Int, in browser: Browser) -> String {
    browser.texts.countTyped(
      count, forRows: browser.keys.letter(of: FormCommands.last),
      browser.keys.letter(of: FormCommands.down))
  }

  // MARK: The cursor

  func scroll(by lines: Int, in browser: inout Browser) {
    let layout = browser.formLayout
    let lowest = max(layout.lineCount - layout.area.height, 0)
    let first = min(max(browser.formPage.scroll + lines, 0), lowest)
    browser.formPage.scroll = first
    let visible = first..<(first + layout.area.height)
    guard let index = browser.focusIndex else { return }
    let range = layout.lineRange(ofRow: index)
    let column = layout.column(ofRow: index)
    if range.lowerBound < visible.lowerBound {
      browser.focusRow(
        at: layout.rowIndex(nearestToLine: visible.lowerBound, inColumn: column, after: true))
    } else if range.upperBound > visible.upperBound {
      browser.focusRow(
        at: layout.rowIndex(nearestToLine: visible.upperBound - 1, inColumn: column))
    }
  }

  func click(
    _ point: Point, clicks: Int, _ layout: ScreenLayout?, in browser: inout Browser
  ) -> [PageOutcome] {
    guard case .form(let layout) = layout else { return [] }
    let scroll = browser.formPage.scroll
    if let row = layout.firstRow(ofHeadingAt: point, scroll: scroll) {
      browser.focusRow(at: row)
      return [.perform(FormCommands.fold)]
    }
    guard let index = layout.rowIndex(at: point, scroll: scroll) else { return [] }
    let wasFocused = index == browser.focusIndex
    browser.focusRow(at: index)
    return clicks > 1 || wasFocused ? [.edit(.enter)] : []
  }

  func keepCursorInSight(in browser: inout Browser) {
    if let row = browser.editing?.row { browser.reveal(row) }
    let scene = browser.formScene
    browser.formPage.scroll = scene.page.scroll(showing: scene.focus, of: FormLayout(scene))
  }

  func putCursor(on row: String, in browser: inout Browser) -> Bool {
    guard browser.bound.index(of: row) != nil else { return false }
    browser.lead(to: row)
    return true
  }

  func goToTarget(of row: String, in browser: inout Browser) -> [PageOutcome] {
    if browser.showHiddenRow(row) { FormCommands.reportHiddenRows(in: &browser) }
    browser.lead(to: row)
    return []
  }

  func goOn(direction: Direction, times: Int, in browser: inout Browser) -> Bool {
    let owner = browser.focusedPart?.part?.owner
    browser.repeatMovement(times) { browser in
      guard let next = browser.formRows.nextEditable(direction: direction) else { return }
      browser.lead(to: browser.rows[next].identifier)
    }
    return owner != nil && browser.focusedPart?.part?.owner == owner
  }

  func goToNextField(
    direction: Direction, in browser: inout Browser, where canOpen: (BoundRow) -> Bool
  ) -> Bool {
    let folded = browser.foldedSections
    return browser.focusRow(direction: direction) { !folded.contains($0.section) && canOpen($0) }
  }

  func goToFirstField(in browser: inout Browser) {
    guard let first = browser.rows.first(where: \.isEditable) ?? browser.rows.first else { return }
    browser.lead(to: first.identifier)
  }

  func comeBack(from closed: Page, focus: String?, in browser: inout Browser) {
    browser.rebind()
    // The form of a record that is a list was passed over when its items were opened.
    if closed.listsRecords, browser.table.isList, browser.form.showsItemsOnly {
      browser.closePage()
    }
  }

  // MARK: Finding

  /// Shows the first match from where the search began.
  func search(while input: LineInput, in browser: inout Browser) {
    browser.searchText = input.line.text
    browser.formPage.focus = input.formerFocus
    guard !browser.searchText.isEmpty else { return }
    if let bound = browser.focusedRow, browser.rowSearch(bound) { return }
    browser.focusRow(direction: .forward, where: browser.rowSearch)
  }

  func finishSearch(for text: String, in browser: inout Browser) -> [PageOutcome] {
    guard !text.isEmpty else { return [] }
    browser.searchText = text
    if browser.rows.contains(where: browser.rowSearch) {
      browser.reportMatch()
    } else {
      Search(target: .text(text), direction: .forward).goToNext(in: &browser)
    }
    return []
  }

  func goToNext(
    _ target: NestedTarget, direction: Direction, times: Int, in browser: inout Browser
  ) -> [PageOutcome] {
    let search = Search(target: target, direction: direction)
    browser.repeatMovement(times) { search.goToNext(in: &$0) }
    return []
  }
}
