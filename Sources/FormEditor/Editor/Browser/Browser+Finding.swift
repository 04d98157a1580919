import Cells
import Queries
import Records
import SourceText
import Values

/// The cursor on what was found in a table.
extension Browser {
  mutating func show(_ match: RecordSearch.Match?) {
    guard let match else {
      message = .warning(texts.inNoRecord(searchText))
      return
    }
    // The view may have changed since the search began.
    guard let place = recordsInView.place(of: match.record) else { return }
    let column = match.column.flatMap { columns.index(of: $0) }
    focusCell(row: place, column: column)
    if let name = match.column, column == nil, let row = form.row(name) {
      message = .notice(
        texts.inHiddenColumn(searchText, row.key, TableCommands.goTo.key))
      return
    }
    report(
      pages.listsItems ? tallyInRecord : match.tally,
      after: match.isWrapped ? texts.searchWrapped : nil)
    guard match.column == nil, let path = listContext.path(inside: match.record, to: searchText)
    else {
      return
    }
    message = .notice(texts.foundAt(path.description))
  }

  /// Goes to the first cell with a problem; a draft on the way there is one, too. Where only rows without a column have
  /// any, the first of them gets one: the next key must not act on another cell.
  mutating func showProblem(at place: Int?, isWrapped: Bool) {
    guard let place else {
      message = .notice(texts.noProblemsInView)
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
      message = .problem(texts.about(inside.path.description, inside.message))
    } else if column != nil {
      guard isWrapped else { return }
      message = .notice(texts.searchWrapped)
    } else if let bound, let problem = rowContext.problems(of: bound).first {
      message = .problem(texts.about(bound.row.key, problem))
    }
  }
}
