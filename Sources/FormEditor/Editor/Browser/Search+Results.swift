import Forms
import Queries
import Records
import Rules
import SourceText
import Values

/// Shows what a job has found in the nearest table; from a list inside a record it goes on in the rest of the record.
extension Search {
  /// Returns whether it went to a match of the table, behind which there may be more.
  func show(_ match: RecordSearch.Match?, in browser: inout Browser) -> Bool {
    if match?.isWrapped != false, goBeyondList(in: &browser) {
      browser.reportMatch()
      return false
    }
    guard let match else {
      browser.message = .warning(browser.texts.inNoRecord(browser.searchText))
      return false
    }
    // The view may have changed since the search began.
    if let index = browser.recordsInView.index(of: match.record) {
      let column = match.column.flatMap { browser.columns.index(of: $0) }
      browser.focusCell(row: index, column: column)
      report(match, isInColumn: column != nil, in: &browser)
    }
    return true
  }

  private func report(
    _ match: RecordSearch.Match, isInColumn: Bool, in browser: inout Browser
  ) {
    let (texts, text) = (browser.texts, browser.searchText)
    if let name = match.column, !isInColumn, let row = browser.form.row(name) {
      browser.message = .notice(
        texts.inHiddenColumn(text, row.key, browser.keys[TableCommands.goTo]))
      return
    }
    browser.report(
      browser.pages.listsItems ? .init(atCursorOf: browser) : match.tally,
      after: match.isWrapped ? texts.searchWrapped : nil)
    guard match.column == nil,
      let path = browser.listContext.path(inside: match.record, to: text)
    else { return }
    browser.message = .notice(texts.foundAt(path.description))
  }

  /// Goes to a record with a problem, or to a draft on the way there from a line of the table. Returns whether it
  /// stayed in the table.
  func showProblem(of record: RecordID?, from start: Int, in browser: inout Browser) -> Bool {
    let index = browser.listContext.indexOfProblem(in: record, from: start, direction: direction)
    let isWrapped = index.map { direction.isForward ? $0 <= start : $0 >= start } ?? true
    if isWrapped, goBeyondList(in: &browser) { return false }
    if let index {
      browser.focusCell(row: index)
      showFirstProblem(isWrapped: isWrapped, in: &browser)
    } else {
      browser.message = .notice(browser.texts.noProblemsInView)
    }
    return true
  }

  /// Goes to the first cell with a problem. Where only rows without a column have any, the first of them gets one: the
  /// next key must not act on another cell.
  private func showFirstProblem(isWrapped: Bool, in browser: inout Browser) {
    let faulty = browser.rows.filter(browser.rowContext.hasOwnProblem)
    let names = Set(
      names: faulty.compactMap { $0.row.isDerivedPart ? $0.part?.owner : $0.identifier })
    let columns = browser.tableColumns
    let column =
      columns.shown.first { names.contains($0.identifier) }
      ?? columns.possible.first { names.contains($0.identifier) }
    if let column { browser.focusColumn(of: column) }
    let (texts, context) = (browser.texts, browser.rowContext)
    let bound =
      column.flatMap { column in
        faulty.first { $0.identifier.hasSameBytes(as: column.identifier) }
      } ?? faulty.first
    let problem = bound.flatMap { context.problems(of: $0).first }
    if let bound, problem?.rule == .below, let record = browser.record,
      let inside = browser.listContext.problemInside(bound.row, of: record)
    {
      browser.message = .problem(texts.about(inside.path.description, inside.message))
    } else if column != nil {
      if isWrapped { browser.message = .notice(texts.searchWrapped) }
    } else if let bound, let problem {
      browser.message = .problem(texts.about(bound.row.key, problem))
    }
  }
}
