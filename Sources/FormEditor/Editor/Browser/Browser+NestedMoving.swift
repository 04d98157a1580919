import Forms
import JSONText
import Records
import Rules
import Values

/// Going to problems and to texts that are looked for at any depth of a record: into objects and lists, and out of them.
extension Browser {
  /// Goes to the next row of the file's record, whichever page shows it; the ends are joined. False where there is none.
  mutating func goToNested(_ target: NestedTarget, forward: Bool) -> Bool {
    guard let place = objectPlace, let focus,
      let cursor = documentForm.nestedIndices(ofRow: focus, at: place.path[...])
    else { return false }
    let found = nestedSearch.next(target, from: cursor, forward: forward, in: place.record)
    guard let found else { return false }
    goThere(found, in: place.record, target)
    return true
  }

  /// Goes to the next target beyond the list that is open as a table. Returns false where all
  /// targets are in the list.
  mutating func goBeyondList(to target: NestedTarget, forward: Bool) -> Bool {
    guard pages.listsItems, let list = pages.listPlace, let first = listForm.rows.first,
      let inside = documentForm.nestedIndices(
        ofRow: first.identifier, at: (list.path + [.index(0)])[...])
    else { return false }
    let row = Array(inside.dropLast(2))
    let edge = row + [forward ? Int.max : 0]
    let found = nestedSearch.next(target, from: edge, forward: forward, in: list.record)
    guard let found, !found.place.starts(with: row) || found.place == row else { return false }
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
    let formerList = pages.top.listsRecords ? nil : pages.listPlace
    go(to: Location(record, path: found.path, row: found.row.identifier))
    // From the form of an item to the form of another one.
    if pages.top.listsRecords, let formerList, formerList == pages.listPlace {
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
}
