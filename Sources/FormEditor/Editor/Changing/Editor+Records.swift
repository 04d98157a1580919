import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import Values

/// Adding records, and which changes of them are allowed.
extension Editor {

  /// A new record below the cursor, with the form's defaults.
  mutating func addRecord() {
    let index = browser.indexBelowCursor
    let start = browser.listSettings.itemDefault
    let new = browser.listBinder.within(browser.listContext.reader.context).newRecord(
      at: index, in: browser.table, startingWith: start,
      mayBeNull: state.file.abilities.allows(.holdNull), made: moment)
    guard let new else { return }
    let insertion = Insertion([(new, index)], into: browser.table)
    guard let id = insertion.records.first?.id else { return }
    guard browser.perform(.insert(insertion), at: id, summary: .recordAdded) else { return }
    browser.bringUp(id)
    pageKind.goToFirstField(in: &browser)
    if openFieldOfPlainValue(id) { return }
    openFocusedField()
    let leave = browser.editing == nil ? nil : FieldKeys.leave.name
    let undo = PageCommands.undo.key
    browser.message = .notice(
      browser.pages.listsItems
        ? texts.newItem(leave: leave, undo: undo) : texts.newRecord(leave: leave, undo: undo))
  }

  /// Opens the field of an item that was added to a list of plain values. False for other items and records.
  private mutating func openFieldOfPlainValue(_ id: RecordID) -> Bool {
    guard browser.columns.count == 1, browser.columns[0].valuePath?.steps.isEmpty == true,
      browser.table[id].kind.isScalar, let bound = browser.focusedRow, bound.isEditable,
      !browser.binder.holdsSecret(bound),
      var editor = entries.field(of: bound, .enter)
    else { return false }
    // The key that takes the item back would be typed.
    browser.message = nil
    // Where no value can be null, what is typed takes the place of the 0 that a number begins as.
    let beginsAs: [JSONValue] = [.number("0"), .bool(false)]
    if !state.file.abilities.allows(.holdNull), beginsAs.contains(browser.table[id].value),
      editor.isTyped
    {
      let line = Size(width: browser.size.width, height: 1)
      _ = editor.handle(.replaceText(""), in: line, binder: browser.binder)
    }
    openEditor(editor, on: bound)
    browser.editing?.isOfAddedItem = true
    return true
  }

  /// Why a change must not be made; nil where it may.
  func refusal(of change: RecordChange) -> Command.Refusal? {
    guard browser.pages.listsItems else {
      return state.file.abilities.refusal(of: change.action).map { .warning($0.text(in: texts)) }
    }
    return browser.listRules?.refusal(of: change)
  }
}
