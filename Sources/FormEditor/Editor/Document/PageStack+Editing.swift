import JSONText
import Records
import Rules

/// Edits of the nearest table, each a step of undo. Those of a list inside a record are edits of the document, and the
/// tables that are open follow.
extension PageStack {
  /// Makes an edit of the table's records; nil where it changes nothing.
  mutating func make(
    _ edit: Edit, in document: inout OpenDocument, note: StepNote
  ) throws(JSONEditError) -> AppliedEdit? {
    guard let items = pages[listIndex].items else {
      guard case .replace(let value) = edit else {
        return try document.records.apply(edit, note: note).map { AppliedEdit(change: $0) }
      }
      return try document.apply(edit, in: value.record, at: value.path, note: note)
    }
    if case .replace(let value) = edit, let lifted = lifted(value, fromListAt: listIndex) {
      return try make(value, liftedTo: lifted, of: items, in: &document, note: note)
    }
    var table = items.table
    guard let change = try table.make(edit) else { return nil }
    let consequences = try write(table, in: &document, note: note)
    return AppliedEdit(change: change, consequences: consequences)
  }

  /// Adopts what a job did to a version of the table; nil where it changes nothing. Throws without any change where the
  /// source can't hold the list.
  mutating func make(
    _ made: MadeEdit, except kept: RecordSet, in document: inout OpenDocument, note: StepNote
  ) throws(JSONEditError) -> AppliedEdit? {
    guard var table = pages[listIndex].items?.table else {
      return document.records.apply(made, note: note, except: kept).map { AppliedEdit(change: $0) }
    }
    guard let change = table.apply(made, except: kept) else { return nil }
    let consequences = try write(table, in: &document, note: note)
    return AppliedEdit(change: change, consequences: consequences)
  }

  /// The record of a list with the list as it was edited.
  private func written(
    _ table: RecordTable, from former: RecordTable, at index: Int, _ document: OpenDocument
  ) throws(JSONEditError) -> JSONSlice {
    guard pages[index].items?.kind == .object, let owner = pages[index].scope.record else {
      return table.written
    }
    var below = self.table(below: index, in: document.table)
    try MemberEdits(from: former, to: table).make(
      at: pages[index].scope.path, of: owner, in: &below)
    return below[owner]
  }

  // MARK: As an edit of the document

  /// A value of one item, which is one of the document's at a longer path.
  private mutating func make(
    _ value: ValueEdit, liftedTo lifted: ValueEdit, of items: ItemList,
    in document: inout OpenDocument, note: StepNote
  ) throws(JSONEditError) -> AppliedEdit? {
    let index = listIndex
    guard let list = listLocation, let step = items.step(to: value.record),
      var applied = try document.apply(
        documentEdit(lifted, below: index), in: list.record,
        at: list.path + [step] + value.path, note: note)
    else { return nil }
    if value.path == [.key], case .value(.string(let key)) = value.after {
      pages[index].items?.setKey(key, of: value.record)
      document.anchors = document.anchors.moved(inList: list) {
        $0 == step ? .member(key) : $0
      }
    }
    let records = document.table
    let slice = adopt(value.record, inListAt: index, of: records)
    if slice != nil, applied.hasConsequences { adoptItems(of: records) }
    applied.change = slice.map { slice in
      let change = TableChange.replace(
        value.record, before: items.table[value.record], after: slice)
      return applied.hasConsequences ? .batch([change]) : change
    }
    return applied
  }

  /// Gives a record the list of an edited table. Returns what follows from that.
  private mutating func write(
    _ table: RecordTable, in document: inout OpenDocument, note: StepNote
  ) throws(JSONEditError) -> Consequences? {
    let (index, page) = (listIndex, list)
    guard let owner = page.scope.record, let list = listLocation else { return nil }
    let former = page.items?.table ?? table
    let written = try written(table, from: former, at: index, document)
    var edit = ValueEdit(record: owner, path: [], before: nil, after: .bytes(written))
    // A source that is not JSON decides value by value what it can hold.
    if document.table.origin != nil, case .found(let list) = written.lookup(page.scope.path) {
      edit = ValueEdit(
        record: owner, path: page.scope.path, before: nil, after: .value(list.value))
    }
    let all = try documentEdit(edit, below: index)
    // What hidden rows have left out comes back to its item, wherever that is now.
    let formerAnchors = document.anchors
    document.anchors = formerAnchors.moved(inList: list) { step in
      RecordSteps(of: former).record(at: step)
        .flatMap { RecordSteps(of: table).position(of: $0)?.step }
    }
    let applied: AppliedEdit?
    do throws(JSONEditError) {
      applied = try document.apply(all, in: list.record, at: list.path, note: note)
    } catch {
      document.anchors = formerAnchors
      throw error
    }
    let records = document.table
    adopt(table, inListAt: index, of: records)
    // Consequences may have made the record what it was.
    if applied?.hasConsequences != false { adoptItems(of: records) }
    return applied?.consequences
  }
}
