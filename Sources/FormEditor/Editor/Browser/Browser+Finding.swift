import Cells
import Forms
import JSONText
import Queries
import Records
import Rules
import SourceText
import Values

/// Going to matches and problems: in a form, in a table, and at any depth of a record.
extension Browser {
  /// Tells the rows that show what is searched for.
  var rowSearch: (BoundRow) -> Bool {
    let (context, wanted) = (rowContext, SearchText.folded(searchText))
    return { context.shows(wanted, in: $0) }
  }

  /// Goes to the next match or problem of the record; of the file's record where rows open what is inside.
  mutating func goToNext(_ target: NestedTarget, forward: Bool) {
    if case .text = target { message = nil }
    let (former, hasChildren) = (formPage.focus, documentBinder.plan.hasChildren)
    let isWanted = if case .problem = target { rowContext.hasOwnProblem } else { rowSearch }
    let isFound =
      hasChildren
      ? goToNested(target, forward: forward) : focusRow(forward: forward, where: isWanted)
    switch target {
    case .problem: if !isFound { message = .notice(texts.noProblemsInRecord) }
    case .text(let text) where !isFound: message = .warning(texts.notInRecord(text))
    case .text(let text) where !hasChildren && formPage.focus == former:
      message = .notice(texts.onlyMatch(text))
    case .text: reportMatch()
    }
  }

  /// Shows which of all matches the cursor is on.
  mutating func reportMatch() {
    report(tallyInRecord, after: message?.text)
  }

  /// Shows which of all matches the cursor is on, after another text about the match, if
  /// there is one.
  mutating func report(_ tally: RecordSearch.Tally?, after said: String?) {
    let words = tally.map { texts.match($0.number, of: $0.count) }
    guard let sentence = said ?? words.map({ $0.prefix(1).uppercased() + $0.dropFirst() }) else {
      return
    }
    message = .notice(texts.joined(sentence, notes: said == nil ? [] : [words]))
  }

  /// Number of the match under the cursor among the matches of the record, or of the file's
  /// record where rows open nested values; nil where the cursor is on no match, and where the
  /// record is long.
  var tallyInRecord: RecordSearch.Tally? {
    guard documentBinder.plan.hasChildren else {
      let search = rowSearch
      let matches = rows.indices.filter { search(rows[$0]) }
      return focusIndex.flatMap { matches.firstIndex(of: $0) }
        .map { .init(number: $0 + 1, count: matches.count) }
    }
    guard let object = objectLocation, let focus,
      let cursor = documentForm.nestedIndices(ofRow: focus, at: object.path[...])
    else { return nil }
    let reading = document.reader.reading(of: object.record)
    guard reading.record.range.count <= Self.longestCounted else { return nil }
    let matches = NestedWalk(to: searchText, forward: true, labels: true)
      .allIndices(in: reading)
    return matches.firstIndex(of: cursor).map { .init(number: $0 + 1, count: matches.count) }
  }

  /// Maximum length in bytes of a record whose matches are counted while a key waits.
  private static let longestCounted = 1 << 18

  // MARK: At any depth

  /// Goes to the next row of the file's record, whichever page shows it; the ends are joined. False where there is none.
  mutating func goToNested(_ target: NestedTarget, forward: Bool) -> Bool {
    guard let object = objectLocation, let focus,
      let cursor = documentForm.nestedIndices(ofRow: focus, at: object.path[...])
    else { return false }
    let found = nestedSearch.next(target, from: cursor, forward: forward, in: object.record)
    guard let found else { return false }
    goThere(found, in: object.record, target)
    return true
  }

  /// Goes to the next target beyond the list that is open as a table. Returns false where all
  /// targets are in the list.
  mutating func goBeyondList(to target: NestedTarget, forward: Bool) -> Bool {
    guard pages.listsItems, let list = pages.listLocation, let first = listForm.rows.first,
      let inside = documentForm.nestedIndices(
        ofRow: first.identifier, at: (list.path + [.index(0)])[...])
    else { return false }
    let row = Array(inside.dropLast(2))
    let edge = row + [forward ? Int.max : 0]
    let found = nestedSearch.next(target, from: edge, forward: forward, in: list.record)
    guard let found, !found.indices.starts(with: row) || found.indices == row else { return false }
    goThere(found, in: list.record, target)
    return true
  }

  private var nestedSearch: NestedSearch {
    NestedSearch(
      reader: document.reader,
      marked: {
        Array(document.shownDrafts.keys) + document.openConflicts.map { document.location(of: $0) }
      })
  }

  // MARK: Going there

  private mutating func goThere(
    _ found: NestedRow, in record: RecordID, _ target: NestedTarget
  ) {
    let formerList = pageKind.hasRecordCursor ? nil : pages.listLocation
    go(to: Location(record, path: found.path, row: found.row.identifier))
    // From the form of an item to the form of another one.
    if pageKind.hasRecordCursor, let formerList, formerList == pages.listLocation {
      openForm(of: self.record)
      lead(to: found.row.identifier)
    }
    if case .text(let text) = target { searchText = text }
    guard !found.path.isEmpty else { return }
    let path = ValuePath(steps: found.path + (found.row.valuePath?.steps ?? [])).description
    switch target {
    case .text: message = .notice(texts.foundAt(path))
    case .problem:
      guard let bound = focusedRow, let problem = rowContext.problems(of: bound).first else {
        return
      }
      message = .problem(texts.about(path, problem))
    }
  }

  // MARK: In a table

  mutating func show(_ match: RecordSearch.Match?) {
    guard let match else {
      message = .warning(texts.inNoRecord(searchText))
      return
    }
    // The view may have changed since the search began.
    guard let index = recordsInView.index(of: match.record) else { return }
    let column = match.column.flatMap { columns.index(of: $0) }
    focusCell(row: index, column: column)
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
  mutating func showProblem(at index: Int?, isWrapped: Bool) {
    guard let index else {
      message = .notice(texts.noProblemsInView)
      return
    }
    focusCell(row: index)
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
