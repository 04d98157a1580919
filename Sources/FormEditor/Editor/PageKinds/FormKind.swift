import Cells
import Forms
import Records
import Rules
import Screen
import SourceText

/// A record, or an object inside one, as a form.
struct FormKind: PageKind {
  var mode: EditorMode { .browsing }
  var commands: CommandTable { KeyMap.form }
  var editCommand: Command { FormCommands.edit }
  var hasRoomBesideValues: Bool { true }

  func record(in editor: Editor) -> RecordID? { editor.state.pages.top.scope.record }

  func focus(in editor: Editor) -> String? { editor.formPage.focus }

  func place(in editor: Editor) -> ObjectPlace? { editor.objectPlace }

  func bind(_ record: RecordID, in editor: Editor) -> BoundRecord {
    let showsHidden = editor.formPage.showsHidden
    let (reader, place) = (editor.reader, editor.objectPlace)
    var rows = reader.bindAll(to: record, showsHidden: showsHidden)
    if !showsHidden { rows.removeAll { !$0.state.isVisible } }
    var unsaved: Set<ExactText> = []
    if let values = editor.unsavedValues, let place {
      unsaved = Set(
        names: rows.lazy.filter { values.includes($0, at: place) }.map(\.row.identifier))
    }
    return BoundRecord(
      record, rows: rows, reader, unsavedRows: unsaved, at: place, in: editor.documentTable)
  }

  func foldedSections(in editor: Editor) -> Set<ExactText> {
    editor.state.folds.folded(editor.form.sections, of: editor.state.pages.top.formName)
  }

  func focusedPart(in editor: Editor) -> BoundRow? { editor.formRows.focusedPart }

  // MARK: On the screen

  func layout(of editor: Editor, isDrawn: Bool) -> ScreenLayout { .form(editor.formLayout) }

  func cursorLine(in editor: Editor) -> Int? { nil }

  func titleParts(of editor: Editor, in room: TitleRoom) -> [StyledSpan] {
    let theme = editor.theme
    guard editor.table.isList, let place = editor.place else { return [] }
    let parts = [
      StyledSpan("  \((place + 1).grouped)", theme.barStrong),
      StyledSpan(" " + editor.texts.ofAll(editor.table.count), theme.bar),
    ]
    guard !editor.tablePage.filter.isEmpty else { return parts }
    // Going to the next record passes over those that the table's filter leaves out.
    let word = room.isNarrow ? ViewCommands.filter.key : editor.texts.filterWord
    return parts + [StyledSpan(" · \(word)", theme.barWarning)]
  }

  func places(in editor: Editor) -> Panel {
    Panel(
      topic: .places, title: editor.texts.goToHeading, lines: PlaceList.sections(editor),
      filter: LineEditor(""))
  }

  func helpTitle(of row: ConfigRow, in editor: Editor) -> String { editor.texts.thisRow(row.key) }

  func keysTitle(in editor: Editor) -> String { editor.texts.inTheForm }

  func clearQuestion(about row: ConfigRow, in editor: Editor) -> String {
    editor.texts.clearWhat(row.key)
  }

  func countNotice(_ count: Int, in editor: Editor) -> String {
    editor.texts.countTyped(count, forRows: FormCommands.last.letter, FormCommands.down.letter)
  }

  // MARK: The cursor

  func scroll(by lines: Int, in editor: inout Editor) {
    let layout = editor.formLayout
    let lowest = max(layout.lineCount - layout.area.height, 0)
    let first = min(max(editor.formPage.scroll + lines, 0), lowest)
    editor.formPage.scroll = first
    let visible = first..<(first + layout.area.height)
    guard let index = editor.focusIndex else { return }
    let range = layout.lineRange(ofRow: index)
    if range.lowerBound < visible.lowerBound {
      editor.focusRow(at: layout.rowIndex(nearestToLine: visible.lowerBound, after: true))
    } else if range.upperBound > visible.upperBound {
      editor.focusRow(at: layout.rowIndex(nearestToLine: visible.upperBound - 1))
    }
  }

  func click(_ point: Point, double: Bool, in editor: inout Editor) -> [EditorEffect] {
    let (layout, scroll) = (editor.formLayout, editor.formPage.scroll)
    if editor.state.editing != nil {
      if let input = editor.editorInput(at: point) { return editor.edit(input) }
      _ = editor.leaveEditor()
    }
    if let row = layout.firstRow(ofHeadingAt: point, scroll: scroll) {
      editor.focusRow(at: row)
      return editor.perform(FormCommands.fold)
    }
    guard let index = layout.rowIndex(at: point, scroll: scroll) else { return [] }
    let wasFocused = index == editor.focusIndex
    editor.focusRow(at: index)
    return double || wasFocused ? editor.beginEditing(.enter) : []
  }

  func keepCursorInSight(in editor: inout Editor) {
    if let row = editor.state.editing?.row { editor.reveal(row) }
    let scene = editor.formScene
    editor.formPage.scroll = scene.page.scroll(showing: scene.focus, of: FormLayout(scene))
  }

  func putCursor(on row: String, in editor: inout Editor) -> Bool {
    guard editor.bound.index(of: row) != nil else { return false }
    editor.lead(to: row)
    return true
  }

  func goToPlace(of row: String, in editor: inout Editor) {
    if editor.showHiddenRow(row) { editor.reportHiddenRows() }
    editor.lead(to: row)
  }

  func goOn(forward: Bool, in editor: inout Editor) { editor.focusNeighbor(forward: forward) }

  func openNextField(forward: Bool, in editor: inout Editor) {
    let (folded, entries) = (editor.foldedSections, editor.entries)
    let next = editor.formRows.next(forward: forward) {
      !folded.contains($0.section) && entries.fieldWithoutEdit(of: $0) != nil
    }
    guard let next else { return }
    editor.lead(to: editor.rows[next].identifier)
    editor.openFocusedField()
  }

  func goToFirstField(in editor: inout Editor) {
    guard let first = editor.rows.first(where: \.isEditable) ?? editor.rows.first else { return }
    editor.lead(to: first.identifier)
  }

  func comeBack(from closed: Page, focus: String?, in editor: inout Editor) {
    editor.rebind()
    // The form of a record that is a list was passed over when its items were opened.
    if closed.listsRecords, editor.table.isList, editor.form.showsItemsOnly { editor.closePage() }
  }

  // MARK: Finding

  /// Shows the first match from where the search began.
  func search(while input: LineInput, in editor: inout Editor) {
    editor.searchText = input.line.text
    editor.formPage.focus = input.formerFocus
    guard !editor.searchText.isEmpty else { return }
    if let bound = editor.focusedRow, editor.rowSearch(bound) { return }
    editor.findNext(forward: true)
  }

  func finishSearch(for text: String, in editor: inout Editor) -> [EditorEffect] {
    guard !text.isEmpty else { return [] }
    editor.searchText = text
    if editor.rows.contains(where: editor.rowSearch) {
      editor.reportMatch()
    } else {
      editor.findNext(forward: true)
    }
    return []
  }

  func goToMatch(forward: Bool, times: Int, in editor: inout Editor) -> [EditorEffect] {
    editor.repeatMovement(times) { $0.findNext(forward: forward) }
    return []
  }

  func goToProblem(forward: Bool, times: Int, in editor: inout Editor) -> [EditorEffect] {
    editor.repeatMovement(times) { $0.focusProblem(forward: forward) }
    return []
  }
}
