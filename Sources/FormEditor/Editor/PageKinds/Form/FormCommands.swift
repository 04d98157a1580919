import Cells
import Screen
import Values

/// The commands of a form alone.
package enum FormCommands {
  static let all =
    [down, up, left, right, nextRow, previousRow, pageDown, pageUp, first, last, edit, toggle]
    + [readFile, writeFile, goTo, fold, showHidden, back, nextRecord, previousRecord]

  // MARK: Moving

  static let down = Command(
    "down", [KeyPress(.down), .letter("j")], { $0.downTitle }, { $0.rowBelowHelp },
    moves: { move(by: $1 ?? 1, in: &$0) })
  static let up = Command(
    "up", [KeyPress(.up), .letter("k")], { $0.upTitle }, { $0.rowAboveHelp },
    moves: { move(by: -($1 ?? 1), in: &$0) })
  static let left = Command(
    "sectionsAtLeft", [KeyPress(.left), .letter("h")], { $0.leftTitle }, { $0.leftColumnHelp },
    moves: { browser, _ in moveBesides(-1, in: &browser) })
  static let right = Command(
    "sectionsAtRight", [KeyPress(.right), .letter("l")], { $0.rightTitle },
    { $0.rightColumnHelp }, moves: { browser, _ in moveBesides(1, in: &browser) })
  static let nextRow = Command(
    "nextRow", [KeyPress(.tab)], { $0.nextTitle }, { $0.nextRowHelp },
    counted: { goOn(direction: .forward, $1, in: &$0) })
  static let previousRow = Command(
    "previousRow", [KeyPress(.backTab)], { $0.previousTitle }, { $0.previousRowHelp },
    counted: { goOn(direction: .backward, $1, in: &$0) })
  static let pageDown = Command(
    "pageDown", [KeyPress(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp },
    moves: { turnPages($1, direction: .forward, in: &$0) })
  static let pageUp = Command(
    "pageUp", [KeyPress(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp },
    moves: { turnPages($1, direction: .backward, in: &$0) })
  static let first = Command(
    "first", [KeyPress(.home), .letter("g")], { $0.firstTitle }, { $0.firstRowHelp },
    moves: { goToRow($1, else: -$0.rows.count, in: &$0) })
  static let last = Command(
    "last", [KeyPress(.end), .letter("G")], { $0.lastTitle }, { $0.lastRowHelp },
    moves: { goToRow($1, else: $0.rows.count, in: &$0) })
  static let goTo = Command(
    "goTo", [.letter(":")], { $0.goToTitle }, { $0.goToHelp },
    does: { $0.show(Panel(sectionsOf: $0.browser), orSay: $0.texts.noRowsToGoTo) })
  static let nextRecord = Command(
    "nextRecord", [.letter(">"), KeyPress(.pageDown, .control)], { $0.nextRecordTitle },
    { $0.nextRecordHelp },
    counted: { openNeighbor(by: $1 ?? 1, in: &$0) })
  static let previousRecord = Command(
    "previousRecord", [.letter("<"), KeyPress(.pageUp, .control)], { $0.previousRecordTitle },
    { $0.previousRecordHelp },
    counted: { openNeighbor(by: -($1 ?? 1), in: &$0) })

  private static func goOn(
    direction: Direction, _ count: Int?, in editor: inout Editor
  ) -> [EditorEffect] {
    editor.carryOut(
      editor.fields.goOn(direction: direction, times: count ?? 1, in: &editor.browser))
  }

  private static func move(by step: Int, in browser: inout Browser) {
    browser.focusRow(at: browser.formRows.index(movedBy: step))
  }

  /// To the sections beside those of the cursor, at its height.
  private static func moveBesides(_ step: Int, in browser: inout Browser) {
    guard let index = browser.focusIndex,
      let target = browser.formLayout.rowIndex(besides: index, step: step)
    else { return }
    browser.focusRow(at: target)
  }

  /// Turns pages until the focus stays where it is.
  private static func turnPages(_ count: Int?, direction: Direction, in browser: inout Browser) {
    for _ in 0..<(count ?? 1) {
      let former = browser.formPage
      turnPage(direction: direction, in: &browser)
      if former == browser.formPage { break }
    }
  }

  /// A page is what is in sight, less a line for orientation.
  private static func turnPage(direction: Direction, in browser: inout Browser) {
    guard let index = browser.focusIndex else { return }
    let layout = browser.formLayout
    let distance = max(layout.area.height - 1, 1) * (direction.isForward ? 1 : -1)
    let target = layout.lineRange(ofRow: index).lowerBound + distance
    let reached = layout.rowIndex(
      nearestToLine: target, inColumn: layout.column(ofRow: index))
    let isSame = layout.lineRange(ofRow: reached) == layout.lineRange(ofRow: index)
    browser.focusRow(
      at: isSame ? browser.formRows.index(movedBy: direction.isForward ? 1 : -1) : reached)
    browser.formPage.scroll += distance
  }

  /// The row of a number that was typed, from 1; without one so many rows on. Parts are not rows of their own to a person.
  private static func goToRow(_ number: Int?, else step: Int, in browser: inout Browser) {
    guard let number else { return move(by: step, in: &browser) }
    let indices = browser.rows.indices.filter { browser.rows[$0].part == nil }
    guard number <= max(indices.count, 1) else {
      browser.message = .warning(browser.texts.noSuchRow(number, of: indices.count))
      return
    }
    browser.focusRow(at: indices.isEmpty ? 0 : indices[max(number, 1) - 1])
    if let focus = browser.focus { browser.reveal(focus) }
  }

  private static func openNeighbor(by step: Int, in editor: inout Editor) -> [EditorEffect] {
    guard let record = editor.record, let index = editor.recordsInView.index(of: record) else {
      return []
    }
    let target = min(max(index + step, 0), editor.viewCount - 1)
    guard target != index else {
      let texts = editor.texts
      editor.browser.message = .notice(
        editor.viewCount == 1
          ? texts.onlyRecord
          : step < 0
            ? texts.isFirstRecord
            : editor.isLoading ? texts.isLastReadRecord : texts.isLastRecord)
      return []
    }
    editor.browser.tablePage.row = target
    editor.browser.open(editor.browser.viewRecord(at: target))
    return []
  }

  // MARK: Editing

  static let edit = Command(
    "edit", [FieldKeys.open, .letter("e"), KeyPress(.function(2))], { $0.editTitle },
    { $0.editHelp },
    titleNow: { editor in
      guard let bound = editor.focusedRow else { return editor.texts.unfoldTitle }
      if editor.browser.conflict(in: bound) != nil { return editor.texts.resolveConflict }
      return bound.state.row.child != nil ? editor.texts.openTitle : nil
    }, effects: { $0.carryOut([.edit(.enter)]) })
  static let toggle = Command(
    "toggle", [FieldKeys.toggle], { $0.toggleTitle }, { $0.toggleHelp },
    effects: { $0.carryOut([.edit(.space)]) })
  static let readFile = Command(
    "readFile", [.letter("r")], { $0.readFileTitle }, { $0.readFileHelp },
    refusal: { $0.fields.refusalToReadFile(in: $0.browser) },
    effects: { editor in
      guard let bound = editor.focusedRow else { return [] }
      guard editor.fields.mayReplace(bound, in: editor.browser) else {
        return editor.carryOut(editor.fields.refuseToReplace(bound, in: &editor.browser))
      }
      editor.state.askForLine(.readFile)
      return []
    })
  static let writeFile = Command(
    "writeFile", [.letter("w")], { $0.writeFileTitle }, { $0.writeFileHelp },
    refusal: { $0.fields.refusalToWriteFile(in: $0.browser) },
    does: { editor in
      if editor.focusedRow != nil { editor.state.askForLine(.writeFile) }
    })

  // MARK: Looking

  static let fold = Command(
    "fold", [.letter("z")], { $0.foldTitle }, { $0.foldHelp },
    refusal: { editor in
      guard !editor.isSectionFocused, let index = editor.focusIndex,
        !editor.form.hasHeading(editor.rows[index].section)
      else { return nil }
      return .notice(editor.texts.noHeadingToFold)
    },
    does: { editor in
      guard !editor.browser.unfoldFocusedSection(), let index = editor.focusIndex else { return }
      let section = editor.rows[index].section
      editor.browser.folds.set(section, of: editor.pages.top.formName, isFolded: true)
    })
  static let showHidden = Command(
    "showHidden", [.letter("H")], { $0.showHiddenTitle }, { $0.showHiddenHelp },
    does: { editor in
      editor.browser.formPage.showsHidden.toggle()
      editor.browser.rebind()
      reportHiddenRows(in: &editor.browser)
      if editor.rows.allSatisfy(\.state.isVisible) { editor.browser.formPage.showsHidden = false }
    })

  /// Says whether the rows that the form hides are in sight now.
  static func reportHiddenRows(in browser: inout Browser) {
    let (texts, hidden) = (browser.texts, browser.rows.count { !$0.state.isVisible })
    browser.message = .notice(
      !browser.formPage.showsHidden
        ? texts.hiddenRowsAreHidden
        : hidden == 0
          ? texts.noHiddenRows : texts.hiddenRowsAreShown(hidden, key: browser.keys[showHidden]))
  }

  /// Stops what runs, leaves the parts of a row, or else the page.
  package static let back = Command(
    "back", [KeyPress(.escape)], { $0.tableTitle }, { $0.tableHelp },
    titleNow: { $0.pages.isOverForm ? $0.texts.backTitle : nil },
    // It drops a count, and does nothing else then.
    counted: { editor, count in
      guard count == nil else { return [] }
      if editor.job?.isRunning == true {
        editor.stopJob()
      } else if !editor.browser.closeParts() {
        if editor.state.isOpenedFromList, editor.pages.pages.count == 1 { return editor.quit() }
        editor.browser.closePage()
      }
      return []
    })
}
