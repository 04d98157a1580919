import JSONText
import Records
import Rules

/// Tables inside of records, and what points into them, after their records were changed.
extension Editor {
  /// Brings tables inside records up to date with the document after a change that was not made in them; those whose
  /// list is gone are closed. Items that were not there before are in view at any rate where `showsNew`.
  mutating func followDocument(showsNew: Bool = false) {
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
      adopt(items, in: index, former: former, showsNew: showsNew)
    }
  }

  private mutating func adopt(
    _ items: ItemList, in index: Int, former: ItemList, showsNew: Bool
  ) {
    let page = state.pages[index]
    let isArranged = page.table.order != nil
    let pages = state.pages.pages
    let next = pages.indices.first { $0 > index && pages[$0].listsRecords } ?? pages.count - 1
    let above = pages[(index + 1)..<max(next + 1, index + 1)].compactMap(\.scope.record)
    let cursor = index == state.pages.listIndex ? record.map { [$0] } ?? [] : []
    let wanted =
      isArranged
      ? RecordSet(former.table.records)
      : page.table.selection.all.union(RecordSet(above + cursor))
    let matching = RecordMatching(
      of: wanted, from: former.table, to: items.table,
      identity: listForm.recordIdentity?.steps)
    let place = page.table.row
    state.pages[index].items = items
    state.pages[index].table.follow(
      matching, from: former.table, to: items.table, showsNew: showsNew)
    if let id = cursor.first, state.pages.top.listsRecords {
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
      if state.pages[upper].listsRecords { return }
    }
  }
}

extension TablePage {
  /// The view over the items as they are now: those that are new come last where it is sorted, else to their places.
  fileprivate mutating func follow(
    _ matching: RecordMatching, from formerTable: RecordTable, to table: RecordTable,
    showsNew: Bool
  ) {
    func followed(_ records: RecordSet) -> RecordSet {
      RecordSet(records.members.compactMap { matching[$0] })
    }
    selection = selection.followed { matching[$0] }
    guard let former = order else { return }
    let known = followed(RecordSet(formerTable.records))
    let new =
      filter.isEmpty || showsNew ? table.records.filter { !known.contains($0) } : []
    func withNew(_ records: [RecordID], sorted: Bool) -> [RecordID] {
      let all = records.compactMap { matching[$0] } + new
      guard !sorted, !new.isEmpty else { return all }
      return table.placements(of: RecordSet(all)).map(\.id)
    }
    order = withNew(former, sorted: !sortKeys.isEmpty)
    filtered = filtered.map { withNew($0, sorted: false) }
    viewVersion += 1
  }
}
