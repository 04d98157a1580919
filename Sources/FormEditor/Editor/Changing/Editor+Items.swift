import JSONText
import Records
import Rules

/// Edits of lists inside records: each is an edit of the document, and the tables that are open follow.
extension Editor {
  /// Makes an edit of the nearest table's records as one step of undo; nil where it changes nothing.
  mutating func make(_ edit: Edit, note: StepNote) throws(JSONEditError) -> TableChange? {
    let index = state.pages.listIndex
    guard let items = state.pages[index].items else {
      return try state.document.apply(edit, note: note)
    }
    guard let lifted = try documentEdit(edit, inListAt: index),
      try state.document.apply(lifted, note: note) != nil
    else { return nil }
    adoptBelow(index)
    let record = owner(ofListAt: index)
    if case .replace(let value) = edit, let slice = itemSlice(value.record, inListAt: index, record)
    {
      state.pages[index].items?.adopt(value.record, slice, record)
      return .replace(value.record, before: items.table[value.record], after: slice)
    }
    var table = items.table
    let change = try table.make(edit)
    adopt(table, inListAt: index, record)
    return change
  }

  /// Takes over what a job did to a version of the nearest table.
  mutating func make(_ made: MadeEdit, note: StepNote, except kept: RecordSet) -> TableChange? {
    let index = state.pages.listIndex
    guard var table = state.pages[index].items?.table else {
      return state.document.apply(made, note: note, except: kept)
    }
    guard let change = table.take(made, except: kept),
      let edit = try? documentEdit(writing: table, inListAt: index),
      (try? state.document.apply(edit, note: note)) != nil
    else { return nil }
    adoptBelow(index)
    adopt(table, inListAt: index, owner(ofListAt: index))
    return change
  }

  // MARK: As an edit of the document

  /// An edit of a list's items as one of the document's records; nil where it changes nothing.
  private func documentEdit(
    _ edit: Edit, inListAt index: Int
  ) throws(JSONEditError) -> Edit? {
    let page = state.pages[index]
    guard let items = page.items, let owner = page.scope.record else { return edit }
    if case .replace(var value) = edit, !value.after.isBytes,
      let place = items.table.place(of: value.record)
    {
      value.record = owner
      value.path = page.scope.path + [.index(place)] + value.path
      return try documentEdit(.replace(value), inListAt: state.pages.listIndex(below: index))
    }
    var table = items.table
    guard try table.make(edit) != nil else { return nil }
    return try documentEdit(writing: table, inListAt: index)
  }

  /// The edit that gives a record the list of an edited table.
  private func documentEdit(
    writing table: RecordTable, inListAt index: Int
  ) throws(JSONEditError) -> Edit? {
    let page = state.pages[index]
    guard let owner = page.scope.record else { return nil }
    let written = table.written
    var edit = ValueEdit(record: owner, path: [], before: nil, after: .bytes(written))
    // A source that is not JSON decides value by value what it can hold.
    if documentTable.origin != nil, case .found(let list) = written.lookup(page.scope.path) {
      edit = ValueEdit(
        record: owner, path: page.scope.path, before: nil, after: .value(list.value))
    }
    return try documentEdit(.replace(edit), inListAt: state.pages.listIndex(below: index))
  }

  // MARK: What is open follows

  /// The records of the table below a list.
  private func table(below index: Int) -> RecordTable {
    state.pages[state.pages.listIndex(below: index)].items?.table ?? documentTable
  }

  /// The record that has a list, as it is now.
  private func owner(ofListAt index: Int) -> JSONSlice {
    state.pages[index].scope.record.map { table(below: index)[$0] } ?? .emptyObject
  }

  private func itemSlice(
    _ id: RecordID, inListAt index: Int, _ owner: JSONSlice
  ) -> JSONSlice? {
    let page = state.pages[index]
    guard let place = page.items?.table.place(of: id),
      case .found(let slice) = owner.lookup(page.scope.path + [.index(place)])
    else { return nil }
    return slice
  }

  /// Gives the lists around one the new bytes of the item that leads to it.
  private mutating func adoptBelow(_ index: Int) {
    for lower in state.pages.itemLists where lower < index {
      guard let next = state.pages.itemLists.first(where: { $0 > lower }),
        let item = state.pages[next].scope.record
      else { continue }
      let record = owner(ofListAt: lower)
      if let slice = itemSlice(item, inListAt: lower, record) {
        state.pages[lower].items?.adopt(item, slice, record)
      }
    }
  }

  /// Adopts an edited table of items; texts that wait in its fields go along with their items.
  private mutating func adopt(_ table: RecordTable, inListAt index: Int, _ record: JSONSlice) {
    if let list = state.pages.listPlace, let former = state.pages[index].items?.table {
      followItems(of: list) { place in
        place < former.count ? table.place(of: former.id(at: place)) : nil
      }
    }
    state.pages[index].items?.adopt(table, record)
  }

  /// Moves drafts and texts that were left to where the items of a list are now; without an item they are dropped.
  private mutating func followItems(of list: ObjectPlace, _ newPlace: (Int) -> Int?) {
    func moved(_ location: Location) -> Location? {
      guard location.record == list.record, location.path.count > list.path.count,
        location.path.starts(with: list.path),
        case .index(let place) = location.path[list.path.count]
      else { return location }
      return newPlace(place).map { place in
        var moved = location
        moved.path[list.path.count] = .index(place)
        return moved
      }
    }
    if !state.drafts.isEmpty {
      state.drafts = Dictionary(
        state.drafts.compactMap { key, draft in moved(key).map { ($0, draft) } },
        uniquingKeysWith: { first, _ in first })
    }
    if !state.abandoned.isEmpty {
      state.abandoned = Dictionary(
        state.abandoned.values.compactMap { text in
          guard text.selection == nil else { return (text.field, text) }
          return moved(text.location).map { location in
            var text = text
            text.location = location
            return (text.field, text)
          }
        },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Brings tables inside records up to date with the document after a change that was not made in them; those whose
  /// list is gone are closed.
  mutating func followDocument() {
    for index in state.pages.itemLists where index < state.pages.pages.count {
      let page = state.pages[index]
      guard let former = page.items, let owner = page.scope.record else { continue }
      let below = table(below: index)
      guard below.place(of: owner) != nil else {
        state.pages.keep(index)
        return
      }
      if below[owner].isSame(as: former.record) { continue }
      guard let items = try? ItemList(at: page.scope.path, of: owner, in: below) else {
        state.pages.keep(index)
        return
      }
      adopt(items, in: index, former: former)
    }
  }

  private mutating func adopt(_ items: ItemList, in index: Int, former: ItemList) {
    let page = state.pages[index]
    let isArranged = page.table.order != nil
    let pages = state.pages.pages
    let next = pages.indices.first { $0 > index && pages[$0].isTable } ?? pages.count - 1
    let above = pages[(index + 1)..<max(next + 1, index + 1)].compactMap(\.scope.record)
    let cursor = index == state.pages.listIndex ? record.map { [$0] } ?? [] : []
    let wanted =
      isArranged
      ? RecordSet(former.table.records)
      : page.table.selected.union(page.table.selectedOutOfView).union(RecordSet(above + cursor))
    let matching = RecordMatching(
      of: wanted, from: former.table, to: items.table,
      identity: listForm.recordIdentity?.steps)
    let place = page.table.row
    state.pages[index].items = items
    state.pages[index].table.follow(matching, in: items.table)
    if let id = cursor.first, isTableShown {
      tablePage.row =
        matching[id].flatMap { viewPlace(of: $0) } ?? min(place, max(viewCount - 1, 0))
    }
    for upper in state.pages.pages.indices.dropFirst(index + 1) {
      guard let record = state.pages[upper].scope.record else { continue }
      let match = matching[record]
      // The item's place is what is left to go by.
      let near = former.table.place(of: record).flatMap { place in
        items.table.count > 0 ? items.table.id(at: min(place, items.table.count - 1)) : nil
      }
      guard let now = match ?? near else {
        state.pages.keep(upper)
        return
      }
      state.pages[upper].scope.record = now
      if state.pages[upper].isTable { return }
    }
  }
}

extension TablePage {
  /// The view over the items as they are now: those that are new come last.
  fileprivate mutating func follow(_ matching: RecordMatching, in table: RecordTable) {
    func followed(_ records: RecordSet) -> RecordSet {
      RecordSet(records.members.compactMap { matching[$0] })
    }
    selected = followed(selected)
    selectedOutOfView = followed(selectedOutOfView)
    guard let former = order else { return }
    let kept = former.compactMap { matching[$0] }
    let keptFiltered = (filtered ?? former).compactMap { matching[$0] }
    let known = RecordSet(former + (filtered ?? []))
    let formerKnown = RecordSet(known.members.compactMap { matching[$0] })
    let new = formerKnown.isEmpty ? [] : table.records.filter { !formerKnown.contains($0) }
    order = filter.isEmpty ? kept + new : kept
    filtered = filtered.map { _ in keptFiltered }
    arrangement += 1
  }
}

extension NewValue {
  fileprivate var isBytes: Bool { if case .bytes = self { true } else { false } }
}
