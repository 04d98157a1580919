import JSONText
import Records

/// Tables inside of records, after their records were changed.
extension PageStack {
  /// Brings the tables up to date with the document after a change that was not made in them; those whose list is gone
  /// are closed. Items that were not there before are in view at any rate where `showsNew`. `identity`: the path of what
  /// identifies an item of the nearest table.
  mutating func follow(_ document: RecordTable, identity: [JSONStep]?, showsNew: Bool) {
    for index in itemLists where index < pages.count {
      guard let former = pages[index].items, let owner = pages[index].scope.record else { continue }
      let below = table(below: index, in: document)
      guard below.index(of: owner) != nil else {
        keep(index)
        return
      }
      if below[owner].isSame(as: former.record) { continue }
      guard
        let items = try? ItemList(
          at: pages[index].scope.path, of: owner, in: below, kind: former.kind)
      else {
        keep(index)
        return
      }
      adopt(items, in: index, former: former, identity: identity, showsNew: showsNew)
    }
  }

  private mutating func adopt(
    _ items: ItemList, in index: Int, former: ItemList, identity: [JSONStep]?, showsNew: Bool
  ) {
    let page = pages[index]
    let next = pages.indices.first { $0 > index && pages[$0].listsRecords } ?? pages.count - 1
    let above = pages[(index + 1)..<max(next + 1, index + 1)].compactMap(\.scope.record)
    let cursor = index == listIndex ? recordShown(of: former.table) : nil
    let kept = RecordSet(above + [cursor].compactMap(\.self))
    let wanted =
      page.table.order != nil
      ? RecordSet(former.table.records) : page.table.selection.all.union(kept)
    let matching = RecordMatching(
      of: wanted, from: former.table, to: items.table, identity: identity)
    pages[index].items = items
    pages[index].table.follow(
      matching, from: former.table, to: items.table, showsNew: showsNew)
    if let cursor, top.listsRecords {
      let view = RecordsInView(table: items.table, order: pages[index].table.order)
      pages[index].table.row =
        matching[cursor].flatMap { view.index(of: $0) }
        ?? min(page.table.row, max(view.count - 1, 0))
    }
    for upper in pages.indices.dropFirst(index + 1) {
      guard let record = pages[upper].scope.record else { continue }
      // The item's index is what is left to go by.
      let near = former.table.index(of: record).flatMap { position in
        items.table.count > 0 ? items.table.id(at: min(position, items.table.count - 1)) : nil
      }
      guard let now = matching[record] ?? near else {
        keep(upper)
        return
      }
      pages[upper].scope.record = now
      if pages[upper].listsRecords { return }
    }
  }

  /// The record under the cursor of the nearest table, or whose form is shown over it.
  private func recordShown(of items: RecordTable) -> RecordID? {
    guard top.listsRecords else { return top.scope.record }
    let view = RecordsInView(table: items, order: top.table.order)
    return view.count > 0 ? view[min(top.table.row, view.count - 1)] : nil
  }
}

extension TablePage {
  /// The view over the items as they are now: those that are new come last where it is sorted, else to their indices.
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
