import Cells
import Queries
import Records
import SourceText
import Values

/// The next match and the next problem of a table; from a list inside a record, also those of the rest of the record.
extension Editor {
  mutating func findInTable(forward: Bool, times: Int) -> [EditorEffect] {
    start(
      .find(
        searchText, from: tablePage.row, column: focusedColumnName, forward: forward),
      times: times)
  }

  /// `]` and `[`: the next record with a problem, in the view's order; of a list inside a record that is shown as it is,
  /// the next problem of the whole record.
  mutating func findProblemInTable(forward: Bool, times: Int) -> [EditorEffect] {
    if state.pages.listsItems, tablePage.order == nil {
      for _ in 0..<min(times, Self.mostRepeats) {
        guard goToNested(.problem, forward: forward) || goBeyondList(to: .problem, forward: forward)
        else {
          state.message = .notice(texts.noProblemsInRecord)
          break
        }
      }
      return []
    }
    return start(.findProblem(from: tablePage.row, forward: forward), times: times)
  }

  /// Goes on to the next match or problem where a count asks for more of them.
  mutating func repeatSearch(of running: RunningJob) -> [EditorEffect] {
    guard case .searchAgain(let times) = running.next else { return [] }
    switch running.task {
    case .find(_, _, _, let forward):
      return findInTable(forward: forward, times: times)
    case .findProblem(_, let forward):
      return findProblemInTable(forward: forward, times: times)
    case .arrange, .statistics, .listProblems, .set, .countProblems, .countAllProblems, .index:
      return []
    }
  }

  mutating func show(_ match: RecordSearch.Match?) {
    guard let match else {
      state.message = .warning(texts.inNoRecord(searchText))
      return
    }
    // The view may have changed since the search began.
    guard let place = recordsInView.place(of: match.record) else { return }
    let column = match.column.flatMap { columns.index(of: $0) }
    focusCell(row: place, column: column)
    if let name = match.column, column == nil, let row = form.row(name) {
      state.message = .notice(
        texts.inHiddenColumn(searchText, row.key, TableCommands.goTo.key))
      return
    }
    report(
      state.pages.listsItems ? tallyInRecord : match.tally,
      after: match.isWrapped ? texts.searchWrapped : nil)
    guard match.column == nil, let path = listContext.path(inside: match.record, to: searchText)
    else {
      return
    }
    state.message = .notice(texts.foundAt(path.description))
  }

  /// Goes to the first cell with a problem; a draft on the way there is one, too. Where only rows without a column have
  /// any, the first of them gets one: the next key must not act on another cell.
  mutating func showProblem(
    in record: RecordID?, for task: TableJob.Task
  ) {
    guard case .findProblem(let start, let forward) = task else { return }
    guard let place = listContext.placeOfProblem(in: record, from: start, forward: forward) else {
      state.message = .notice(texts.noProblemsInView)
      return
    }
    focusCell(row: place)
    let faulty = rows.filter(rowContext.hasOwnProblem)
    let names = Set(
      names: faulty.compactMap { $0.row.isDerivedPart ? $0.part?.owner : $0.identifier })
    let column =
      columns.first { names.contains($0.identifier) }
      ?? possibleColumns.first { names.contains($0.identifier) }
    if let column { focusColumn(of: column) }
    let bound =
      column.flatMap { column in
        faulty.first { $0.identifier.hasSameBytes(as: column.identifier) }
      } ?? faulty.first
    if let bound, let record = self.record, rowContext.problems(of: bound).first?.rule == .below,
      let inside = listContext.problemInside(bound.row, of: record)
    {
      state.message = .problem(texts.about(inside.path.description, inside.message))
    } else if column != nil {
      guard forward ? place <= start : place >= start else { return }
      state.message = .notice(texts.searchWrapped)
    } else if let bound, let problem = rowContext.problems(of: bound).first {
      state.message = .problem(texts.about(bound.row.key, problem))
    }
  }

  /// Returns whether the next problem of the view is beyond its end, or doesn't exist.
  func isBehind(_ record: RecordID?, of task: TableJob.Task) -> Bool {
    guard case .findProblem(let start, let forward) = task,
      let place = listContext.placeOfProblem(in: record, from: start, forward: forward)
    else { return true }
    return forward ? place <= start : place >= start
  }

  /// From a list inside a record, what a job looks for is looked for in the rest of the record.
  mutating func goBeyondList(for task: TableJob.Task) -> Bool {
    guard state.pages.listsItems else { return false }
    switch task {
    case .find(let text, _, _, let forward):
      guard goBeyondList(to: .text(text), forward: forward) else { return false }
      reportMatch()
      return true
    case .findProblem(_, let forward): return goBeyondList(to: .problem, forward: forward)
    case .arrange, .statistics, .listProblems, .set, .countProblems, .countAllProblems, .index:
      return false
    }
  }
}
