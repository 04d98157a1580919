import JSONText
import Records
import Rules

/// Edits of lists inside records: each is an edit of the document, and the tables that are open follow.
extension Browser {
  /// Makes an edit of the nearest table's records as one step of undo; nil where it changes nothing.
  mutating func make(_ edit: Edit, note: StepNote) throws(JSONEditError) -> TableChange? {
    let index = pages.listIndex
    guard let items = pages[index].items else {
      guard case .replace(let value) = edit else {
        return try records.apply(edit, note: note)
      }
      return try applyWithConsequences(edit, in: value.record, at: value.path, note: note)?.change
    }
    if case .replace(let value) = edit,
      let lifted = pages.lifted(value, fromListAt: index)
    {
      return try make(value, liftedTo: lifted, of: items, note: note)
    }
    var table = items.table
    guard let change = try table.make(edit) else { return nil }
    try write(table, intoListAt: index, note: note)
    return change
  }

  /// Adopts what a job did to a version of the nearest table; nil where it changes nothing. Throws without any
  /// change where the source can't hold the list.
  mutating func make(
    _ made: MadeEdit, note: StepNote, except kept: RecordSet
  ) throws(JSONEditError) -> TableChange? {
    let index = pages.listIndex
    guard var table = pages[index].items?.table else {
      return records.apply(made, note: note, except: kept)
    }
    guard let change = table.apply(made, except: kept) else { return nil }
    try write(table, intoListAt: index, note: note)
    return change
  }

  // MARK: As an edit of the document

  /// A value of one item, which is one of the document's at a longer path.
  private mutating func make(
    _ value: ValueEdit, liftedTo lifted: ValueEdit, of items: ItemList, note: StepNote
  ) throws(JSONEditError) -> TableChange? {
    let index = pages.listIndex
    guard let list = pages.listLocation,
      let position = items.table.index(of: value.record),
      let applied = try applyWithConsequences(
        pages.documentEdit(lifted, below: index), in: list.record,
        at: list.path + [.index(position)] + value.path, note: note)
    else { return nil }
    let document = documentTable
    guard let slice = pages.adopt(value.record, inListAt: index, of: document) else {
      return nil
    }
    let change = TableChange.replace(
      value.record, before: items.table[value.record], after: slice)
    guard applied.hasConsequences else { return change }
    pages.adoptItems(of: document)
    return .batch([change])
  }

  /// Gives a record the list of an edited table, as one step of undo.
  private mutating func write(
    _ table: RecordTable, intoListAt index: Int, note: StepNote
  ) throws(JSONEditError) {
    let page = pages[index]
    guard let owner = page.scope.record else { return }
    let written = table.written
    var edit = ValueEdit(record: owner, path: [], before: nil, after: .bytes(written))
    // A source that is not JSON decides value by value what it can hold.
    if documentTable.origin != nil, case .found(let list) = written.lookup(page.scope.path) {
      edit = ValueEdit(
        record: owner, path: page.scope.path, before: nil, after: .value(list.value))
    }
    guard let list = pages.listLocation else { return }
    let all = try pages.documentEdit(edit, below: index)
    // What hidden rows have left out comes back to its item, wherever that is now.
    let formerAnchors = anchors
    let former = pages[index].items?.table ?? table
    anchors = anchors.moved(inList: list) { position in
      position < former.count ? table.index(of: former.id(at: position)) : nil
    }
    let applied: (change: TableChange, hasConsequences: Bool)?
    do throws(JSONEditError) {
      applied = try applyWithConsequences(all, in: list.record, at: list.path, note: note)
    } catch {
      anchors = formerAnchors
      throw error
    }
    let document = documentTable
    pages.adopt(table, inListAt: index, of: document)
    // Consequences may have made the record what it was.
    if applied?.hasConsequences != false { pages.adoptItems(of: document) }
  }
}
