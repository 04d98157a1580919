import Cells
import Screen

/// The commands of the table alone.
enum TableCommands {
  static let all =
    [down, up, left, right, pageDown, pageUp, first, last, firstColumn, lastColumn]
    + [goTo, hideColumn, openRecord, edit, RecordCommands.setSelected]
    + ViewCommands.all + RecordCommands.all + [formBeside, back]

  // MARK: Moving

  static let down = Command(
    "down", [KeyPress(.down), .letter("j")], { $0.downTitle }, { $0.recordBelowHelp },
    moves: { $0.moveCell(rows: $1 ?? 1) })
  static let up = Command(
    "up", [KeyPress(.up), .letter("k")], { $0.upTitle }, { $0.recordAboveHelp },
    moves: { $0.moveCell(rows: -($1 ?? 1)) })
  static let left = Command(
    "left", [KeyPress(.left), .letter("h"), KeyPress(.backTab)], { $0.leftTitle }, { $0.leftHelp },
    moves: { $0.moveCell(columns: -($1 ?? 1)) })
  static let right = Command(
    "right", [KeyPress(.right), .letter("l"), KeyPress(.tab)], { $0.rightTitle }, { $0.rightHelp },
    moves: { $0.moveCell(columns: $1 ?? 1) })
  static let pageDown = Command(
    "pageDown", [KeyPress(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp },
    moves: { $0.moveCell(rows: ($0.tableHeight - 1) * ($1 ?? 1)) })
  static let pageUp = Command(
    "pageUp", [KeyPress(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp },
    moves: { $0.moveCell(rows: ($0.tableHeight - 1) * -($1 ?? 1)) })
  static let first = Command(
    "first", [.letter("g"), KeyPress(.home, .control)], { $0.firstTitle }, { $0.firstRecordHelp },
    counted: { goToRecord($1, else: 0, in: &$0) })
  static let last = Command(
    "last", [.letter("G"), KeyPress(.end, .control)], { $0.lastTitle }, { $0.lastRecordHelp },
    counted: { goToRecord($1, else: $0.viewCount - 1, in: &$0) })
  static let firstColumn = Command(
    "firstColumn", [KeyPress(.home), .letter("0")], { $0.firstColumnTitle }, { $0.firstColumnHelp },
    moves: { goToColumn($1 ?? 1, in: &$0) })
  static let lastColumn = Command(
    "lastColumn", [KeyPress(.end)], { $0.lastColumnTitle }, { $0.lastColumnHelp },
    moves: { goToColumn($1 ?? $0.columns.count, in: &$0) })

  /// The column of a number, from 1.
  private static func goToColumn(_ number: Int, in browser: inout Browser) {
    browser.focusCell(row: browser.tablePage.row, column: number - 1)
  }

  /// The record of a number in the file, from 1; without one an index in the view.
  private static func goToRecord(
    _ number: Int?, else index: Int, in editor: inout Editor
  ) -> [EditorEffect] {
    guard let number else {
      editor.browser.focusCell(row: index)
      return []
    }
    let (table, texts) = (editor.table, editor.texts)
    if !(1...max(table.count, 1)).contains(number) || table.count == 0 {
      editor.browser.message = .warning(
        editor.isLoading
          ? texts.recordNotRead(number, soFar: table.count)
          : texts.noSuchRecord(number, of: table.count))
    } else if let index = editor.recordsInView.index(of: table.id(at: number - 1)) {
      editor.browser.focusCell(row: index)
    } else {
      editor.browser.message = .warning(texts.recordFilteredOut(number))
    }
    return []
  }

  // MARK: Columns and cells

  static let goTo = Command(
    "goTo", [.letter(":")], { $0.columnsTitle }, { $0.columnsHelp },
    does: { $0.show(Panel(columnsOf: $0.browser), orSay: $0.texts.noRowsToGoTo) })
  static let hideColumn = Command(
    "hideColumn", [.letter("-")], { $0.hideTitle }, { $0.texts.hideHelp(columns: $0.keys[goTo]) },
    does: { editor in
      guard let column = editor.focusedColumn, editor.browser.setColumn(column, shown: false) else {
        return
      }
      editor.browser.message = .notice(editor.texts.columnHidden(column.key, editor.keys[goTo]))
    })
  /// Opens the form of the record under the cursor, or its items at once where it is a list of them and has nothing else.
  static let openRecord = Command(
    "openRecord", [FieldKeys.open], { $0.openTitle }, { $0.openHelp },
    refusal: { $0.record == nil ? .notice($0.texts.noRecordToOpen) : nil },
    does: { editor in
      let reference =
        Reference(in: nil, of: editor.browser)
        ?? editor.focusedRow.flatMap { Reference(in: $0, of: editor.browser) }
      if let reference {
        reference.follow(in: &editor.browser)
        return
      }
      editor.browser.openForm(of: editor.record)
      if editor.form.showsItemsOnly, let list = editor.rows.first {
        editor.browser.openChild(of: list)
      }
    })
  static let edit = Command(
    "edit", [.letter("e"), KeyPress(.function(2))], { $0.editCellTitle }, { $0.editCellHelp },
    titleNow: { editor in
      editor.focusedRow.flatMap { editor.browser.conflict(in: $0) }.map { _ in
        editor.texts.resolveConflict
      }
    }, effects: { $0.carryOut([.edit(.enter)]) })

  // MARK: The page

  static let formBeside = Command(
    "formBeside", [.letter("v")], { $0.formBesideTitle },
    { $0.texts.formBesideHelp(from: SplitView.leastWidth) },
    titleNow: { $0.browser.widthBesideTable == nil ? nil : $0.texts.tableAloneTitle },
    refusal: { editor in
      let (needed, width) = (SplitView.leastWidth, editor.browser.size.width)
      return width < needed ? .notice(editor.texts.besideNeeds(needed, found: width)) : nil
    },
    effects: { editor in
      editor.browser.splitView.isWanted.toggle()
      return [.rememberFormBeside(editor.browser.splitView.isWanted)]
    })
  /// Stops what runs, clears the selection, or else leaves a list inside a record.
  static let back = Command(
    "back", [KeyPress(.escape)], { $0.deselectTitle }, { $0.deselectHelp },
    // It drops a count, and does nothing else then.
    counted: { editor, count in
      guard count == nil else { return [] }
      if editor.job?.isRunning == true {
        editor.stopJob()
      } else if editor.tablePage.selection.isEmpty, editor.pages.listsItems {
        editor.browser.dropUnwantedJob()
        editor.browser.closePage()
      } else if editor.tablePage.selection.isEmpty, editor.state.isOpenedFromList {
        return editor.quit()
      } else {
        clearSelection(in: &editor.browser)
      }
      return []
    })

  /// Clears the selection, also out of view; `u` restores it. What was undone can still be redone.
  private static func clearSelection(in browser: inout Browser) {
    let cleared = browser.tablePage.selection.all
    guard !cleared.isEmpty, let record = browser.record ?? cleared.first else { return }
    browser.tablePage.selection = Selection()
    browser.document.records.remember(
      StepNote(
        location: browser.recordLocations.location(ofRow: browser.focus ?? "", in: record),
        summary: .selectionCleared,
        list: browser.pages.listLocation, deselected: cleared))
    browser.message = .notice(
      browser.texts.selectionCleared(cleared.count, browser.keys[PageCommands.undo]))
  }
}
