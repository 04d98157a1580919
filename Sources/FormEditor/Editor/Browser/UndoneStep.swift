import Records

/// A step that was undone or redone, as the pages show it.
struct UndoneStep {
  let step: Document<StepNote>.Step
  let direction: StepDirection

  /// Brings all that depends on the records up to date, and says which step it was.
  func show(in browser: inout Browser) {
    let isUndo = direction == .undo
    var note = step.note
    if let change = step.change {
      follow(isUndo ? change.inverse : change, &note, in: &browser)
      showSelection(of: change, note, in: &browser)
    } else if !note.settled.isEmpty {
      // Cells with conflicts show more than their bytes.
      browser.cellCache = CellCache()
      browser.go(to: note.location)
      browser.rebind()
    } else if note.list == browser.pages.listLocation {
      // The selection that was cleared, and not that of a later clearing with it.
      if isUndo { note.formerSelection = browser.tablePage.selection.all }
      browser.tablePage.replaceSelection(by: isUndo ? note.deselected : note.formerSelection)
    }
    browser.document.annotate(note, direction)
    let (texts, name) = (browser.texts, note.summary.text(in: browser.texts))
    var sentence = isUndo ? texts.undid(name) : texts.redid(name)
    // Items of a list came up with the table that they are in.
    if browser.pageKind.hasRecordCursor, note.location.path.isEmpty {
      sentence = browser.listContext.located(sentence, of: note.location.record, step.change)
    }
    browser.message = .notice(sentence)
  }

  /// Brings open pages up to date with a change of the file's records, and shows what was changed: undo never happens out
  /// of sight.
  private func follow(
    _ change: TableChange, _ note: inout StepNote, in browser: inout Browser
  ) {
    let isInside = browser.pages.listsItems || !note.location.path.isEmpty
    if isInside {
      browser.pages.follow(
        browser.documentTable, identity: browser.listForm.recordIdentity?.steps, showsNew: true)
      if browser.pages.listsItems, note.location.path.isEmpty { browser.pages.closeItems() }
    }
    if !browser.pages.listsItems {
      note.viewPlacements = browser.follow(
        change, row: note.location.row, from: note.viewPlacements)
    }
    if isInside {
      browser.openPages(to: note.location.object)
      browser.tablePage.widths.forget()
      browser.rebind()
    }
    if note.location.path.isEmpty { browser.bringUp(note.location.record) }
    _ = browser.pageKind.putCursor(on: note.location.row, in: &browser)
  }

  /// The records that the step has taken out of the selection, and the cursor of an addition.
  private func showSelection(
    of change: TableChange, _ note: StepNote, in browser: inout Browser
  ) {
    switch direction {
    case .redo: if note.list == nil { browser.tablePage.selection.remove(note.deselected) }
    case .undo where note.list == nil:
      goBackToOrigin(of: change, in: &browser)
      browser.tablePage.selection.add(note.deselected, passing: browser.tablePage.filtered)
    case .undo:
      if note.summary.isAddition, browser.pageKind.hasRecordCursor { browser.moveCell(rows: -1) }
    }
  }

  /// After an addition was undone the cursor is where it was made from: on the record before.
  private func goBackToOrigin(of change: TableChange, in browser: inout Browser) {
    guard browser.pageKind.hasRecordCursor, case .insert(let records) = change,
      let first = records.first,
      first.index > 0, first.index <= browser.table.count,
      let index = browser.recordsInView.index(of: browser.table.id(at: first.index - 1))
    else { return }
    browser.tablePage.row = index
    browser.followCursor()
  }
}
