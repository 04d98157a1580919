import Forms
import JSONText
import Records
import Rules
import Values

/// Performs the actions of buttons.
extension Fields {
  /// Enter or Space on a button. One that is disabled or hidden for the record says why.
  func press(_ bound: BoundRow, _ action: RowAction, in browser: inout Browser) -> [PageOutcome] {
    guard bound.state.isJudged else {
      browser.message = .notice(
        browser.texts.about(bound.row.key, bound.readOnlyReason ?? browser.texts.disabledRow))
      return []
    }
    switch action.name {
    case .save: return [.perform(PageCommands.save)]
    case .revert: browser.revert()
    case .reload: return [.reload]
    case .nextError: Search(target: .problem, direction: .forward).goToNext(in: &browser)
    case .addItem: return addItem(to: action.list, in: &browser)
    }
    return []
  }

  /// Opens the list of a row, and adds an item behind its last.
  private func addItem(to list: String?, in browser: inout Browser) -> [PageOutcome] {
    guard let list, let row = browser.form.row(list) else { return [] }
    guard let bound = browser.bound.row(named: list) else {
      browser.message = .notice(browser.texts.about(row.key, browser.texts.hiddenRow))
      return []
    }
    let depth = browser.pages.pages.count
    browser.openChild(of: bound)
    guard browser.pages.pages.count > depth, browser.pageKind.hasRecordCursor else { return [] }
    browser.focusCell(row: browser.viewCount - 1)
    return [.perform(RecordCommands.add)]
  }
}
