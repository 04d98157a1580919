import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import Values

/// New records, whose first field is opened.
extension Fields {
  /// Adds a record below the cursor, with the form's defaults.
  func addRecord(made moment: SessionTime?, in browser: inout Browser) {
    let index = browser.indexBelowCursor
    let start = browser.listSettings.itemDefault
    let new = browser.listBinder.within(browser.listContext.reader.context).newRecord(
      at: index, in: browser.table, startingWith: start,
      mayBeNull: abilities.allows(.holdNull), made: moment)
    guard let new else { return }
    let keys = browser.listForm.rows.first(where: \.isItemKey)?.choices.map(\.value.plainText)
    let insertion = Insertion([(new, index)], into: browser.table, offered: keys ?? [])
    guard let id = insertion.records.first?.id,
      browser.perform(.insert(insertion), at: id, summary: .recordAdded)
    else { return }
    browser.bringUp(id)
    browser.pageKind.goToFirstField(in: &browser)
    if openPlainValue(of: id, in: &browser) { return }
    if !openKey(in: &browser) { openFocused(in: &browser) }
    if browser.editing?.isOfNewKey == true {
      browser.message = .notice(browser.texts.newItemToName(leave: FieldKeys.leave.name))
      return
    }
    let leave = browser.editing == nil ? nil : FieldKeys.leave.name
    let (texts, undo) = (browser.texts, browser.keys[PageCommands.undo])
    browser.message = .notice(
      browser.pages.listsItems
        ? texts.newItem(leave: leave, undo: undo) : texts.newRecord(leave: leave, undo: undo))
  }

  /// Opens the field of a new key without the one that was made for it, which stays if nothing is typed. False for other
  /// rows.
  private func openKey(in browser: inout Browser) -> Bool {
    guard let bound = browser.focusedRow, bound.row.isItemKey, bound.isEditable,
      let editor = entries(in: browser).field(of: bound, .enter), editor.isTyped
    else { return false }
    open(emptied(editor, in: browser), on: bound, in: &browser)
    browser.editing?.isOfNewKey = true
    return true
  }

  private func emptied(_ editor: any CellEditor, in browser: Browser) -> any CellEditor {
    var editor = editor
    let line = Size(width: browser.size.width, height: 1)
    _ = editor.handle(.replaceText(""), in: line, binder: browser.binder)
    return editor
  }

  /// Opens the field of an item that was added to a list of plain values. False for other items and records.
  private func openPlainValue(of id: RecordID, in browser: inout Browser) -> Bool {
    guard browser.columns.count == 1, browser.columns[0].valuePath?.steps.isEmpty == true,
      browser.table[id].kind.isScalar, let bound = browser.focusedRow, bound.isEditable,
      !browser.binder.holdsSecret(bound),
      var editor = entries(in: browser).field(of: bound, .enter)
    else { return false }
    // The key that takes the item back would be typed.
    browser.message = nil
    // Where no value can be null, what is typed takes the place of the 0 that a number begins as.
    let beginsAs: [JSONValue] = [.number("0"), .bool(false)]
    if !abilities.allows(.holdNull), beginsAs.contains(browser.table[id].value), editor.isTyped {
      editor = emptied(editor, in: browser)
    }
    open(editor, on: bound, in: &browser)
    browser.editing?.isOfAddedItem = true
    return true
  }
}
