import Forms
import JSONText
import Records
import Rules

/// Performs the actions of buttons.
extension Editor {
  /// Enter or Space on a button. One that is disabled or hidden for the record says why.
  mutating func press(_ bound: BoundRow, _ action: RowAction) -> [EditorEffect] {
    guard bound.state.isJudged else {
      state.message = .notice(
        texts.about(bound.row.key, bound.readOnlyReason ?? texts.disabledRow))
      return []
    }
    switch action.name {
    case .save: return save()
    case .revert: revert()
    case .reload:
      guard hasUnsavedWork else { return [.reloadData] }
      ask(
        texts.reloadLoses, about: .otherVersion,
        [.init("r", texts.reloadTitle, .takeTheirs)])
    case .nextError: focusProblem(forward: true)
    case .addItem: return addItem(to: action.list)
    }
    return []
  }

  /// Gives the record the bytes that the file has of it, as one step of undo, and drops its drafts.
  private mutating func revert() {
    guard let record = objectPlace?.record else { return }
    guard savedTable.place(of: record) != nil else {
      state.message = .notice(texts.recordIsNew)
      return
    }
    let drafts = state.anchors.drafts.filter { $0.key.record == record }
    let saved = savedTable[record]
    guard documentTable[record] != saved else {
      for location in drafts.keys { state.anchors.drafts[location] = nil }
      state.message = .notice(
        drafts.isEmpty ? texts.recordIsAsSaved : texts.draftsDropped(drafts.count))
      return
    }
    // A source that is not JSON decides value by value what it can hold.
    let after: NewValue = documentTable.origin == nil ? .bytes(saved) : .value(saved.value)
    let edit = Edit.replace(ValueEdit(record: record, path: [], before: nil, after: after))
    do throws(JSONEditError) {
      try performInDocument(
        .batch([edit]), at: Location(record, row: focus ?? ""), summary: .recordReverted)
      for location in drafts.keys { state.anchors.drafts[location] = nil }
      state.message = .notice(texts.recordReverted(undo: PageCommands.undo.key))
    } catch {
      state.message = .problem(texts.nothingChanged(error.reason(in: texts)))
    }
  }

  /// Opens the list of a row, and adds an item behind its last.
  private mutating func addItem(to list: String?) -> [EditorEffect] {
    guard let list, let row = form.row(list) else { return [] }
    guard let bound = bound.row(named: list) else {
      state.message = .notice(texts.about(row.key, texts.hiddenRow))
      return []
    }
    let depth = state.pages.pages.count
    let effects = openChild(of: bound)
    guard state.pages.pages.count > depth, state.pages.top.listsRecords else { return effects }
    focusCell(row: viewCount - 1)
    return effects + perform(RecordCommands.add)
  }
}
