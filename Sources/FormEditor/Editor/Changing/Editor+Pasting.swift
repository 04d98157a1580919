import Forms
import Records

/// Copying records or items, and pasting them into another list of the same form.
extension Editor {
  /// `Y`: keeps what is chosen to be pasted.
  mutating func copyToPaste() {
    let chosen = table.placements(of: chosenRecords).map(\.id).filter { !isBroken($0) }
    guard !chosen.isEmpty else {
      state.message = .notice(texts.noRecordToCopy)
      return
    }
    if let list = listRow, !list.listSettings.isCopyable {
      state.message = .warning(texts.itemsAreNotCopied(of: list.key))
      return
    }
    state.copied = CopiedItems(
      records: table.copied(chosen), formName: state.pages.list.formName)
    state.message = .notice(
      texts.copiedToPaste(chosen.count, paste: KeyMap.table.key(.pasteRecords)))
  }

  /// `p`: puts what was copied below the cursor, as one step of undo.
  mutating func pasteRecords() {
    guard let copied = state.copied else {
      state.message = .notice(texts.nothingToPaste(copy: KeyMap.table.key(.copyToPaste)))
      return
    }
    guard takes(copied) else {
      state.message = .warning(texts.otherFormIsNotPasted)
      return
    }
    guard table.isList else {
      state.message = .notice(texts.noListToPasteInto)
      return
    }
    guard allows(.add(copied.records.count)) else { return }
    let place = record.flatMap { table.place(of: $0) }.map { $0 + 1 } ?? table.count
    let insertion = table.insertion(of: copied.records, at: place)
    guard let first = insertion.records.first?.id,
      perform(
        .insert(insertion), at: first, summary: .recordsPasted(copied.records.count),
        deselecting: tablePage.selected)
    else { return }
    bringUp(first)
    state.message = .notice(
      texts.pasted(copied.records.count, undo: KeyMap.table.key(.undo)))
  }

  /// Whether what waits to be pasted may be put into the nearest table.
  func takes(_ copied: CopiedItems) -> Bool {
    let name = state.pages.list.formName
    guard name != copied.formName else { return true }
    let other = copied.formName.map { documentBinder.binder(ofForm: $0)?.form } ?? documentForm
    return other.map { listForm.takesRecords(of: $0) } ?? false
  }
}
