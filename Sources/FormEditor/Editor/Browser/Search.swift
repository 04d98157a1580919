import Records
import Rules
import Values

/// The target of a search.
enum NestedTarget {
  case problem
  case text(String)
}

/// A search for the next problem or match: in a form, in a table, and at any depth of a record.
struct Search {
  let target: NestedTarget
  let direction: Direction

  /// Goes to the next target of the record; of the file's record where rows open what is inside.
  func goToNext(in browser: inout Browser) {
    if case .text = target { browser.message = nil }
    let former = browser.formPage.focus
    let hasChildren = browser.documentBinder.plan.hasChildren
    let isFound = hasChildren ? goToNested(in: &browser) : goToNextRow(in: &browser)
    let texts = browser.texts
    switch target {
    case .problem: if !isFound { browser.message = .notice(texts.noProblemsInRecord) }
    case .text(let text) where !isFound: browser.message = .warning(texts.notInRecord(text))
    case .text(let text) where !hasChildren && browser.formPage.focus == former:
      browser.message = .notice(texts.onlyMatch(text))
    case .text: browser.reportMatch()
    }
  }

  private func goToNextRow(in browser: inout Browser) -> Bool {
    let isWanted =
      if case .problem = target { browser.rowContext.hasOwnProblem } else { browser.rowSearch }
    return browser.focusRow(direction: direction, where: isWanted)
  }

  // MARK: In a table

  /// The work that finds the next target in the view's order; nil where the whole record of a list is searched, whose items
  /// are shown as they are.
  func task(in browser: Browser) -> TableJob.Task? {
    switch target {
    case .text(let text):
      return .find(
        text, from: browser.tablePage.row, column: browser.focusedColumnName, direction: direction)
    case .problem:
      guard browser.pages.listsItems, browser.tablePage.order == nil else {
        return .findProblem(from: browser.tablePage.row, direction: direction)
      }
      return nil
    }
  }

  /// Goes so many targets on in the record of the list.
  func goThroughRecord(times: Int, in browser: inout Browser) {
    for _ in 0..<min(times, Browser.mostRepeats) {
      guard goToNested(in: &browser) || goBeyondList(in: &browser) else {
        browser.message = .notice(browser.texts.noProblemsInRecord)
        return
      }
    }
  }

  // MARK: At any depth

  /// Goes to the next row of the file's record, whichever page shows it; the ends are joined. False where there is none.
  func goToNested(in browser: inout Browser) -> Bool {
    guard let object = browser.objectLocation, let focus = browser.focus,
      let found = NestedSearch(search: self, document: browser.document)
        .next(beyond: Location(object, row: focus))
    else { return false }
    go(to: found, of: object.record, in: &browser)
    return true
  }

  /// Goes to the next target beyond the list that is open as a table. Returns false where all
  /// targets are in the list.
  func goBeyondList(in browser: inout Browser) -> Bool {
    guard browser.pages.listsItems, let list = browser.pages.listLocation,
      let row = browser.listForm.rows.first, browser.table.count > 0,
      let first = RecordSteps(of: browser.table).position(of: browser.table.id(at: 0)),
      let found = NestedSearch(search: self, document: browser.document)
        .next(beyondListOf: Location(list.inside([first.step]), row: row.identifier))
    else { return false }
    go(to: found, of: list.record, in: &browser)
    return true
  }

  private func go(to found: NestedRow, of record: RecordID, in browser: inout Browser) {
    let formerList = browser.pageKind.hasRecordCursor ? nil : browser.pages.listLocation
    browser.go(to: Location(record, path: found.path, row: found.row.identifier))
    // From the form of an item to the form of another one.
    if browser.pageKind.hasRecordCursor, let formerList,
      formerList == browser.pages.listLocation
    {
      browser.openForm(of: browser.record)
      browser.lead(to: found.row.identifier)
    }
    if case .text(let text) = target { browser.searchText = text }
    guard !found.path.isEmpty else { return }
    let texts = browser.texts
    let path = ValuePath(steps: found.path + (found.row.valuePath?.steps ?? [])).description
    switch target {
    case .text: browser.message = .notice(texts.foundAt(path))
    case .problem:
      guard let bound = browser.focusedRow,
        let problem = browser.rowContext.problems(of: bound).first
      else { return }
      browser.message = .problem(texts.about(path, problem))
    }
  }
}
