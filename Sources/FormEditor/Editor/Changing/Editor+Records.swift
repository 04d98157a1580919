import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import Values

/// Adding, copying, deleting and moving records: all undoable, and no question asked unless a list wants one.
extension Editor {
  var chosenRecords: RecordSet {
    tablePage.selection.inView.isEmpty
      ? RecordSet([record].compactMap { $0 }) : tablePage.selection.inView
  }

  /// A new record below the cursor, with the form's defaults.
  mutating func addRecord() {
    let place = placeBelowCursor
    let start = listSettings.itemDefault
    let new = listBinder.within(listContext.reader.context).newRecord(
      at: place, in: table, startingWith: start,
      mayBeNull: state.file.abilities.allows(.holdNull), made: moment)
    guard let new else { return }
    let insertion = Insertion([(new, place)], into: table)
    guard let id = insertion.records.first?.id else { return }
    guard perform(.insert(insertion), at: id, summary: .recordAdded) else { return }
    bringUp(id)
    pageKind.goToFirstField(in: &self)
    if openFieldOfPlainValue(id) { return }
    openFocusedField()
    let leave = state.editing == nil ? nil : FieldKeys.leave.name
    let undo = PageCommands.undo.key
    state.message = .notice(
      state.pages.listsItems
        ? texts.newItem(leave: leave, undo: undo) : texts.newRecord(leave: leave, undo: undo))
  }

  /// Opens the field of an item that was added to a list of plain values. False for other items and records.
  private mutating func openFieldOfPlainValue(_ id: RecordID) -> Bool {
    guard columns.count == 1, columns[0].valuePath?.steps.isEmpty == true,
      table[id].kind.isScalar, let bound = focusedRow, bound.isEditable, !binder.holdsSecret(bound),
      var editor = entries.field(of: bound, .enter)
    else { return false }
    // The key that takes the item back would be typed.
    state.message = nil
    // Where no value can be null, what is typed takes the place of the 0 that a number begins as.
    let beginsAs: [JSONValue] = [.number("0"), .bool(false)]
    if !state.file.abilities.allows(.holdNull), beginsAs.contains(table[id].value), editor.isTyped {
      let line = Size(width: state.size.width, height: 1)
      _ = editor.handle(.replaceText(""), in: line, binder: binder)
    }
    openEditor(editor, on: bound)
    state.editing?.isOfAddedItem = true
    return true
  }

  var placeBelowCursor: Int {
    record.flatMap { table.place(of: $0) }.map { $0 + 1 } ?? table.count
  }

  /// Adds records as one step of undo, the cursor going to the first of them.
  mutating func insert(_ insertion: Insertion, summary: StepSummary) -> Bool {
    guard let first = insertion.records.first?.id,
      perform(
        .insert(insertion), at: first, summary: summary, deselecting: tablePage.selection.inView)
    else { return false }
    bringUp(first)
    return true
  }

  mutating func deleteChosenRecords() {
    let chosen = table.placements(of: chosenRecords)
    guard let first = chosen.first?.id,
      perform(.delete(chosen), at: first, summary: .recordsDeleted(chosen.count))
    else { return }
    followCursor()
    state.message = .notice(
      texts.joined(
        texts.deleted(chosen.count, undo: PageCommands.undo.key), notes: [listContext.outOfViewNote]
      ))
  }

  /// An edit of records as a whole, at the focused row. False, with the reason said, where the source of a list's
  /// record can't hold the list.
  mutating func perform(
    _ edit: Edit, at record: RecordID, summary: StepSummary,
    deselecting deselected: RecordSet = RecordSet()
  ) -> Bool {
    do throws(JSONEditError) {
      return try perform(
        edit, at: recordPlaces.location(ofRow: focus ?? "", in: record, after: edit),
        summary: summary, deselecting: deselected)
    } catch {
      state.message = .problem(texts.nothingChanged(error.reason(in: texts)))
      return false
    }
  }
}
