import Cells
import Forms
import Records
import Rules
import SourceText

/// Keeps text that was typed and left by Esc, and brings it back.
extension Fields {
  /// Leaves a field with the value as it was, and keeps the text that was typed.
  func abandon(in browser: inout Browser) {
    guard let current = browser.editing else { return }
    browser.editing = nil
    defer { _ = browser.closeParts() }
    if current.isOfNewKey, !current.openedOnDraft, leavesAddedItem(in: &browser) { return }
    if let former = current.formerSelection { browser.tablePage.replaceSelection(by: former) }
    if let former = current.formerText, former == current.editor.text {
      // Left as it came back: it is not wanted in this field.
      if !current.isBroughtByUndo { browser.forgetText(of: current) }
    } else if browser.keepText(of: current) {
      let label = browser.form.row(current.row)?.key ?? current.row
      browser.message = .notice(
        browser.texts.isAsItWas(label, back: browser.keys[PageCommands.undo]))
      return
    }
    // The item of a field that is left without having got a value goes.
    if current.isOfAddedItem { leavesAddedItem(in: &browser) }
  }

  /// Takes back an item that was just added; false where something was done since.
  @discardableResult
  private func leavesAddedItem(in browser: inout Browser) -> Bool {
    guard browser.records.lastStep?.note.summary == .recordAdded else { return false }
    undo(in: &browser)
    return true
  }

  /// Takes the last step back, or opens the field again whose text Esc has left.
  func undo(in browser: inout Browser) {
    if let text = browser.undo() { bringBack(text, in: &browser) }
  }

  /// `u`: goes back to the field that was left last, and opens it with its text.
  private func bringBack(_ text: AbandonedText, in browser: inout Browser) {
    if text.selection == nil { browser.openPages(to: text.location.object) }
    guard let row = browser.form.row(text.location.row) else {
      browser.message = .warning(browser.texts.rowOfTextGone(text.location.row))
      return
    }
    guard browser.binder.state(of: row).disclosure.isSecret || !text.isSecure else {
      browser.message = .warning(browser.texts.noLongerSecret(row.key))
      return
    }
    if let selection = text.selection {
      bringBack(text, for: selection, in: &browser)
    } else {
      browser.go(to: text.location)
      guard let bound = browser.focusedRow, bound.isEditable, !browser.binder.holdsSecret(bound)
      else { return }
      if let editor = entries(in: browser).field(of: bound, .enter) {
        open(editor, on: bound, text: text.text, in: &browser)
      }
    }
    if browser.editing == nil {
      browser.message = .warning(browser.texts.cannotEditNow(row.key))
    } else {
      browser.editing?.isBroughtByUndo = true
      browser.editing?.undoMayBeHeld = true
    }
  }

  private func bringBack(
    _ text: AbandonedText, for selection: RecordSet, in browser: inout Browser
  ) {
    browser.backToTable()
    guard browser.pages.listLocation == text.list else { return }
    let former = browser.tablePage.selection.all
    browser.tablePage.replaceSelection(by: selection)
    guard let column = browser.columns.index(of: text.location.row) else { return }
    browser.focusCell(row: browser.tablePage.row, column: column)
    browser.document.anchors.keep(text)
    if RecordCommands.refusalToSet(browser) == nil { openForSelected(in: &browser) }
    browser.editing?.formerSelection = former
  }
}
