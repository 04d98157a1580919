import JSONText
import Records
import Rules

/// Edits of lists inside records: each is an edit of the document, and the tables that are open follow.
extension Editor {
  /// Makes an edit of the nearest table's records as one step of undo; nil where it changes nothing.
  mutating func make(_ edit: Edit, note: StepNote) throws(JSONEditError) -> TableChange? {
    let index = state.pages.listIndex
    guard let items = state.pages[index].items else {
      guard case .replace(let value) = edit else {
        return try state.document.apply(edit, note: note)
      }
      return try applyWithConsequences(edit, in: value.record, at: value.path, note: note)?.change
    }
    if case .replace(let value) = edit, let lifted = lifted(value, fromListAt: index) {
      return try make(value, liftedTo: lifted, of: items, note: note)
    }
    var table = items.table
    guard let change = try table.make(edit) else { return nil }
    try write(table, intoListAt: index, note: note)
    return change
  }

  /// Takes over what a job did to a version of the nearest table; nil where it changes nothing. Throws without any
  /// change where the source can't hold the list.
  mutating func make(
    _ made: MadeEdit, note: StepNote, except kept: RecordSet
  ) throws(JSONEditError) -> TableChange? {
    let index = state.pages.listIndex
    guard var table = state.pages[index].items?.table else {
      return state.document.apply(made, note: note, except: kept)
    }
    guard let change = table.take(made, except: kept) else { return nil }
    try write(table, intoListAt: index, note: note)
    return change
  }

  // MARK: As an edit of the document

  /// A value of one item, which is one of the document's at a longer path.
  private mutating func make(
    _ value: ValueEdit, liftedTo lifted: ValueEdit, of items: ItemList, note: StepNote
  ) throws(JSONEditError) -> TableChange? {
    let index = state.pages.listIndex
    guard let list = state.pages.listPlace,
      let place = items.table.place(of: value.record),
      let applied = try applyWithConsequences(
        documentEdit(lifted, below: index), in: list.record,
        at: list.path + [.index(place)] + value.path, note: note)
    else { return nil }
    adoptBelow(index)
    let record = owner(ofListAt: index)
    guard let slice = itemSlice(value.record, inListAt: index, record) else { return nil }
    state.pages[index].items?.adopt(value.record, slice, record)
    let change = TableChange.replace(
      value.record, before: items.table[value.record], after: slice)
    guard applied.hasConsequences else { return change }
    adoptItems()
    return .batch([change])
  }

  /// Gives a record the list of an edited table, as one step of undo.
  private mutating func write(
    _ table: RecordTable, intoListAt index: Int, note: StepNote
  ) throws(JSONEditError) {
    let page = state.pages[index]
    guard let owner = page.scope.record else { return }
    let written = table.written
    var edit = ValueEdit(record: owner, path: [], before: nil, after: .bytes(written))
    // A source that is not JSON decides value by value what it can hold.
    if documentTable.origin != nil, case .found(let list) = written.lookup(page.scope.path) {
      edit = ValueEdit(
        record: owner, path: page.scope.path, before: nil, after: .value(list.value))
    }
    guard let list = state.pages.listPlace else { return }
    let all = try documentEdit(edit, below: index)
    // What hidden rows have left out comes back to its item, wherever that is now.
    let anchors = state.anchors
    let former = state.pages[index].items?.table ?? table
    state.anchors = anchors.moved(inList: list) { place in
      place < former.count ? table.place(of: former.id(at: place)) : nil
    }
    let applied: (change: TableChange, hasConsequences: Bool)?
    do throws(JSONEditError) {
      applied = try applyWithConsequences(all, in: list.record, at: list.path, note: note)
    } catch {
      state.anchors = anchors
      throw error
    }
    adoptBelow(index)
    let record = self.owner(ofListAt: index)
    state.pages[index].items?.adopt(table, record)
    // Consequences may have made the record what it was.
    if applied?.hasConsequences != false { adoptItems() }
  }

  /// An edit of a record in the table below a page as one of the document's records.
  private func documentEdit(
    _ edit: ValueEdit, below index: Int
  ) throws(JSONEditError) -> Edit {
    let below = state.pages.listIndex(below: index)
    guard let items = state.pages[below].items else { return .replace(edit) }
    if let lifted = lifted(edit, fromListAt: below) {
      return try documentEdit(lifted, below: below)
    }
    var table = items.table
    _ = try table.make(.replace(edit))
    guard let owner = state.pages[below].scope.record else { return .replace(edit) }
    return try documentEdit(
      ValueEdit(record: owner, path: [], before: nil, after: .bytes(table.written)), below: below)
  }

  /// The same value at its place in the record that has the list; nil for an item as a whole.
  private func lifted(_ edit: ValueEdit, fromListAt index: Int) -> ValueEdit? {
    let page = state.pages[index]
    guard !edit.after.isBytes, let owner = page.scope.record,
      let place = page.items?.table.place(of: edit.record)
    else { return nil }
    var lifted = edit
    lifted.record = owner
    lifted.path = page.scope.path + [.index(place)] + edit.path
    return lifted
  }

  // MARK: What is open follows

  /// The records of the table below a list.
  func table(below index: Int) -> RecordTable {
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

  /// Gives the open lists the items that an edit has changed elsewhere in the record.
  private mutating func adoptItems() {
    for index in state.pages.itemLists {
      let record = owner(ofListAt: index)
      guard let items = state.pages[index].items,
        case .found(let list) = record.lookup(state.pages[index].scope.path)
      else { continue }
      for (place, slice) in list.elements.enumerated() where place < items.table.count {
        let id = items.table.id(at: place)
        guard !items.table[id].hasSameBytes(as: slice) else { continue }
        state.pages[index].items?.adopt(id, slice, record)
      }
    }
  }
}

extension NewValue {
  fileprivate var isBytes: Bool { if case .bytes = self { true } else { false } }
}
