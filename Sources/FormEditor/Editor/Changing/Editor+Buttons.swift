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
    case .revert: browser.revert()
    case .reload:
      guard hasUnsavedWork else { return [.reloadData] }
      ask(
        texts.reloadLoses, about: .otherVersion,
        [.init("r", texts.reloadTitle, .takeTheirs)])
    case .nextError: Search(target: .problem, forward: true).goToNext(in: &browser)
    case .addItem: return addItem(to: action.list)
    }
    return []
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
    guard browser.pages.pages.count > depth, browser.pageKind.hasRecordCursor else { return [] }
    browser.focusCell(row: browser.viewCount - 1)
    return perform(RecordCommands.add)
  }
}
