import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import Values

/// Adding, copying, deleting and moving records: all undoable, and no question asked unless a list wants one.
extension Editor {
  /// The records a command acts on: the selected ones in view, else the one under the cursor.
  var chosenRecords: RecordSet {
    tablePage.selected.isEmpty ? RecordSet([record].compactMap { $0 }) : tablePage.selected
  }

  /// A new record below the cursor, with the form's defaults.
  mutating func addRecord() {
    guard allows(.add(1)) else { return }
    let place = record.flatMap { table.place(of: $0) }.map { $0 + 1 } ?? table.count
    let start = listSettings.itemDefault
    listBinder.enter(enclosing)
    let new = listBinder.newRecord(
      at: place, in: table, startingWith: start,
      mayBeNull: state.file.abilities.allows(.holdNull), made: moment)
    guard let new else { return }
    let insertion = Insertion([(new, place)], into: table)
    guard let id = insertion.records.first?.id else { return }
    guard perform(.insert(insertion), at: id, summary: .recordAdded) else { return }
    bringUp(id)
    goToFirstField()
    if openFieldOfPlainValue(id) { return }
    openFocusedField()
    let leave = state.editing == nil ? nil : FieldKeys.leave.name
    let undo = KeyMap.table.key(.undo)
    state.message = .notice(
      state.pages.listsItems
        ? texts.newItem(leave: leave, undo: undo) : texts.newRecord(leave: leave, undo: undo))
  }

  /// Opens the field of an item that was added to a list of plain values. False for other items and records.
  private mutating func openFieldOfPlainValue(_ id: RecordID) -> Bool {
    guard columns.count == 1, columns[0].valuePath?.steps.isEmpty == true,
      table[id].kind.isScalar, let bound = focusedRow, bound.isEditable, !binder.holdsSecret(bound),
      case .editor(var editor) = kind(of: bound.row).begin(
        bound, binder: binder, trigger: .enter, today: today)
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

  /// The item of a field that is left without having got a value.
  mutating func takeBackAddedItem() {
    guard state.document.lastStep?.note.summary == .recordAdded else { return }
    undo()
  }

  mutating func copyRecords() {
    guard allows(.copy(chosenRecords.count)) else { return }
    let chosen = table.placements(of: chosenRecords).filter { !isBroken($0.id) }
    guard let last = chosen.last, table.isList else {
      state.message = .notice(texts.noRecordToCopy)
      return
    }
    let copies = Insertion(copying: chosen.map(\.id), to: last.place + 1, in: table)
    guard let first = copies.records.first?.id else { return }
    guard
      perform(
        .insert(copies), at: first, summary: .recordsCopied(chosen.count),
        deselecting: tablePage.selected)
    else { return }
    bringUp(first)
    state.message = .notice(
      texts.joined(
        texts.copiedBelow(chosen.count, undo: KeyMap.table.key(.undo)), notes: [outOfViewNote]))
  }

  /// Deletes what is chosen; a list may ask first.
  mutating func deleteRecords(isConfirmed: Bool = false) {
    guard allows(.delete(chosenRecords.count)) else { return }
    let chosen = table.placements(of: chosenRecords)
    guard let first = chosen.first?.id, table.isList else {
      state.message = .notice(texts.noRecordToDelete)
      return
    }
    guard isConfirmed || !listSettings.confirmsDeletion else {
      askWhetherToDelete(chosen)
      return
    }
    guard perform(.delete(chosen), at: first, summary: .recordsDeleted(chosen.count)) else {
      return
    }
    followCursor()
    state.message = .notice(
      texts.joined(
        texts.deleted(chosen.count, undo: KeyMap.table.key(.undo)), notes: [outOfViewNote]))
  }

  mutating func moveRecord(by step: Int) {
    guard let record, let place = table.place(of: record), allows(.move) else { return }
    guard tablePage.order == nil else {
      state.message = .warning(
        tablePage.sortKeys.isEmpty
          ? texts.moveNeedsNoFilter(keys: [
            KeyMap.table.key(.filter), FieldKeys.eraseToStart.name, KeyMap.line.key(.done),
          ])
          : texts.moveNeedsNoSort(sort: KeyMap.table.key(.sort)))
      return
    }
    let target = min(max(place + step, 0), table.count - 1)
    guard target != place else { return }
    guard perform(.move(record, from: place, to: target), at: record, summary: .recordMoved)
    else { return }
    bringUp(record)
  }

  /// An edit of records as a whole, at the focused row. False, with the reason said, where the source of a list's
  /// record can't hold the list.
  mutating func perform(
    _ edit: Edit, at record: RecordID, summary: StepSummary,
    deselecting deselected: RecordSet = RecordSet()
  ) -> Bool {
    do throws(JSONEditError) {
      return try perform(
        edit, at: location(of: edit, record), summary: summary, deselecting: deselected)
    } catch {
      state.message = .problem(texts.nothingChanged(error.reason(in: texts)))
      return false
    }
  }

  /// Where an edit of records is made; new ones are not there yet.
  private func location(of edit: Edit, _ record: RecordID) -> Location {
    let row = focus ?? ""
    if case .insert(let insertion) = edit, let place = insertion.records.first?.place,
      let list = recordPlaces.list
    {
      return Location(list.inside([.index(place)]), row: row)
    }
    return location(ofRow: row, in: record)
  }
}
