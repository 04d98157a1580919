import JSONText
import Records

/// Lists inside of records that are open as tables, after edits. `document` are the records of the file.
extension PageStack {
  /// The records of the table below a list.
  func table(below index: Int, in document: RecordTable) -> RecordTable {
    pages[listIndex(below: index)].items?.table ?? document
  }

  // MARK: An edit of items as one of the document

  /// An edit of a record in the table below a page as one of the document's records.
  func documentEdit(_ edit: ValueEdit, below index: Int) throws(JSONEditError) -> Edit {
    let below = listIndex(below: index)
    guard let items = pages[below].items else { return .replace(edit) }
    if let lifted = lifted(edit, fromListAt: below) {
      return try documentEdit(lifted, below: below)
    }
    var table = items.table
    _ = try table.make(.replace(edit))
    guard let owner = pages[below].scope.record else { return .replace(edit) }
    return try documentEdit(
      ValueEdit(record: owner, path: [], before: nil, after: .bytes(table.written)), below: below)
  }

  /// The edit with its path in the record that has the list; nil for an item as a whole.
  func lifted(_ edit: ValueEdit, fromListAt index: Int) -> ValueEdit? {
    let page = pages[index]
    guard !edit.after.isBytes, let owner = page.scope.record,
      let step = page.items?.step(to: edit.record)
    else { return nil }
    var lifted = edit
    lifted.record = owner
    lifted.path = page.scope.path + [step] + edit.path
    return lifted
  }

  // MARK: What is open follows

  /// Gives a list the item that was edited in the document, and those around it the item that leads to it. Returns the
  /// item's bytes; nil where it is not there any more.
  mutating func adopt(
    _ item: RecordID, inListAt index: Int, of document: RecordTable
  ) -> JSONSlice? {
    adoptBelow(index, document)
    let record = owner(ofListAt: index, document)
    guard let slice = slice(of: item, inListAt: index, record) else { return nil }
    pages[index].items?.adopt(item, slice, record)
    return slice
  }

  /// Gives a list all its items as an edit has left them, and the enclosing lists the item
  /// that leads to it.
  mutating func adopt(_ table: RecordTable, inListAt index: Int, of document: RecordTable) {
    adoptBelow(index, document)
    let record = owner(ofListAt: index, document)
    pages[index].items?.adopt(table, record)
  }

  /// Gives the open lists the items that an edit has changed elsewhere in the record.
  mutating func adoptItems(of document: RecordTable) {
    for index in itemLists {
      let record = owner(ofListAt: index, document)
      guard let items = pages[index].items,
        case .found(let list) = record.lookup(pages[index].scope.path)
      else { continue }
      list.forEachItem { slice, position in
        guard let id = items.item(at: position.step), !items.table[id].hasSameBytes(as: slice)
        else { return true }
        pages[index].items?.adopt(id, slice, record)
        return true
      }
    }
  }

  /// Gives the lists around one the new bytes of the item that leads to it.
  private mutating func adoptBelow(_ index: Int, _ document: RecordTable) {
    for lower in itemLists where lower < index {
      guard let next = itemLists.first(where: { $0 > lower }),
        let item = pages[next].scope.record
      else { continue }
      let record = owner(ofListAt: lower, document)
      if let slice = slice(of: item, inListAt: lower, record) {
        pages[lower].items?.adopt(item, slice, record)
      }
    }
  }

  /// The record that has a list, as it is now.
  private func owner(ofListAt index: Int, _ document: RecordTable) -> JSONSlice {
    pages[index].scope.record.map { table(below: index, in: document)[$0] } ?? .emptyObject
  }

  private func slice(
    of item: RecordID, inListAt index: Int, _ owner: JSONSlice
  ) -> JSONSlice? {
    let page = pages[index]
    guard let step = page.items?.step(to: item),
      case .found(let slice) = owner.lookup(page.scope.path + [step])
    else { return nil }
    return slice
  }
}

extension NewValue {
  fileprivate var isBytes: Bool { if case .bytes = self { true } else { false } }
}
