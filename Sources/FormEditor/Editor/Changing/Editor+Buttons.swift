import Forms
import JSONText
import Records
import Rules

/// Performs the actions of buttons.
extension Editor {
  /// Enter or Space on a button. One that is disabled or hidden for the record says why.
  mutating func press(_ bound: BoundRow, _ action: RowAction) -> [EditorEffect] {
    guard bound.state.isJudged else {
      browser.message = .notice(
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
    case .nextError: browser.goToNext(.problem, forward: true)
    case .addItem: return addItem(to: action.list)
    }
    return []
  }

  /// Gives the record the bytes that the file has of it, as one step of undo, and drops its drafts.
  private mutating func revert() {
    guard let record = browser.objectPlace?.record else { return }
    guard browser.savedTable.place(of: record) != nil else {
      browser.message = .notice(texts.recordIsNew)
      return
    }
    let drafts = browser.anchors.drafts.filter { $0.key.record == record }
    let saved = browser.savedTable[record]
    guard browser.documentTable[record] != saved else {
      for location in drafts.keys { browser.anchors.drafts[location] = nil }
      browser.message = .notice(
        drafts.isEmpty ? texts.recordIsAsSaved : texts.draftsDropped(drafts.count))
      return
    }
    // A source that is not JSON decides value by value what it can hold.
    let after: NewValue = browser.documentTable.origin == nil ? .bytes(saved) : .value(saved.value)
    let edit = Edit.replace(ValueEdit(record: record, path: [], before: nil, after: after))
    do throws(JSONEditError) {
      try browser.performInDocument(
        .batch([edit]), at: Location(record, row: browser.focus ?? ""), summary: .recordReverted)
      for location in drafts.keys { browser.anchors.drafts[location] = nil }
      browser.message = .notice(texts.recordReverted(undo: PageCommands.undo.key))
    } catch {
      browser.message = .problem(texts.nothingChanged(error.reason(in: texts)))
    }
  }

  /// Opens the list of a row, and adds an item behind its last.
  private mutating func addItem(to list: String?) -> [EditorEffect] {
    guard let list, let row = browser.form.row(list) else { return [] }
    guard let bound = browser.bound.row(named: list) else {
      browser.message = .notice(texts.about(row.key, texts.hiddenRow))
      return []
    }
    let depth = browser.pages.pages.count
    browser.openChild(of: bound)
    guard browser.pages.pages.count > depth, browser.pages.top.listsRecords else { return [] }
    browser.focusCell(row: browser.viewCount - 1)
    return perform(RecordCommands.add)
  }
}
