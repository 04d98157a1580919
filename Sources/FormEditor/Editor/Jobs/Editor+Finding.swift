import Cells
import Queries
import Records
import SourceText
import Values

/// The next match and the next problem of a table; from a list inside a record, also those of the rest of the record.
extension Editor {
  /// Goes to the next match or problem, in the view's order; of a list inside a record that is shown as it is, to the
  /// next problem of the whole record.
  mutating func findInTable(
    _ target: NestedTarget, forward: Bool, times: Int
  ) -> [EditorEffect] {
    switch target {
    case .text(let text):
      return start(
        .find(text, from: tablePage.row, column: focusedColumnName, forward: forward), times: times)
    case .problem:
      guard state.pages.listsItems, tablePage.order == nil else {
        return start(.findProblem(from: tablePage.row, forward: forward), times: times)
      }
      for _ in 0..<min(times, Self.mostRepeats) {
        guard goToNested(.problem, forward: forward) || goBeyondList(to: .problem, forward: forward)
        else {
          state.message = .notice(texts.noProblemsInRecord)
          break
        }
      }
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
  mutating func showProblem(at place: Int?, isWrapped: Bool) {
    guard let place else {
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
      guard isWrapped else { return }
      state.message = .notice(texts.searchWrapped)
    } else if let bound, let problem = rowContext.problems(of: bound).first {
      state.message = .problem(texts.about(bound.row.key, problem))
    }
  }
}

extension RunningJob {
  /// The target of a search, and its direction.
  var search: (target: NestedTarget, forward: Bool)? {
    switch task {
    case .find(let text, _, _, let forward): (.text(text), forward)
    case .findProblem(_, let forward): (.problem, forward)
    case .arrange, .statistics, .listProblems, .set, .countProblems, .countAllProblems, .index: nil
    }
  }
}
