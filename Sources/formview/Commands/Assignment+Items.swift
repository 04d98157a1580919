import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// Assignments to the item after a list's last one, which add it.
extension Assignment {
  /// The reason why the record has no such item, and can't have it next.
  func refusalOfMissingItem(in record: JSONSlice, binder: RecordBinder) -> Refusal {
    let path = ValuePath(steps: location.objectPath).description
    let message =
      if let list = record.listWithoutItem(at: location.objectPath) {
        binder.texts.recordHasNo(path, list: list.path.description, count: list.count)
      } else {
        binder.texts.recordHasNo(path)
      }
    return Refusal(row: named, rule: "path", message: message)
  }

  /// The item of a map that gets another key; nil where none does.
  var renaming: CausedProblems.Renaming? {
    guard location.row.isItemKey, let key = newText else { return nil }
    let former = location.objectPath
    return CausedProblems.Renaming(former: former, path: former.dropLast() + [.member(key)])
  }

  private var newText: String? {
    switch edit {
    case .text(let text), .value(.string(let text)): text
    case .value, .removal, .expression: nil
    }
  }

  /// The reason why nothing inside a value can be set: it is not the list or the object that it would have to be.
  func refusalOfOtherKind(in record: JSONSlice, _ texts: Texts) -> Refusal? {
    for (list, wanted) in location.holders {
      guard let found = record.lookup(list).slice, ![wanted, .null].contains(found.kind) else {
        continue
      }
      let kind = found.kind.words(in: texts)
      let needed = wanted.words(in: texts)
      let message =
        list.isEmpty
        ? texts.recordHolds(kind, not: needed)
        : texts.pathHolds(ValuePath(steps: list).description, kind, not: needed)
      return Refusal(row: named, rule: "path", message: message)
    }
    return nil
  }

  /// The reason why an item, or a value in it, can't be removed, or be renamed: it is not there, or its map keeps all items.
  func refusalOfRemoval(in record: JSONSlice, _ texts: Texts) -> Refusal? {
    if let missing = MissingItem(on: location, in: record) {
      return Refusal(row: named, rule: "path", message: missing.message(in: texts))
    }
    let isWhole = location.isItem || location.row.valuePath?.steps.isEmpty == true
    guard isWhole, let map = location.items.last, map.isMember,
      !map.list.row.listSettings.isDeletable
    else { return nil }
    return Refusal(
      row: named, rule: RuleName.deletable.rawValue,
      message: texts.itemsAreNotDeleted(of: map.list.row.key))
  }

  /// The reason why a new item must not be added; nil if it may, or if there is none.
  func refusalOfNewItem(in record: JSONSlice, _ texts: Texts) -> Refusal? {
    newItems(since: record).first { !$0.list.row.listSettings.isInsertable }.map { item in
      Refusal(
        row: named, rule: "insertable", message: texts.itemsAreNotAdded(to: item.list.row.key))
    }
  }

  /// The new item that the path adds to a list of a record, and the record with it; nil if it adds none or sets it as
  /// a whole, or if new items are empty.
  func addedItem(
    to id: RecordID, of table: RecordTable, binder: RecordBinder
  ) -> (edit: ValueEdit, slice: JSONSlice)? {
    guard !location.isItem, !location.row.isItemKey, location.row.valuePath?.steps.isEmpty == false,
      refusalOfNewItem(in: table[id], binder.texts) == nil,
      let item = newItems(since: table[id]).first, let child = item.list.row.child,
      let inner = binder.binder(ofForm: child.name),
      let items = try? table.items(at: item.path.dropLast(), of: id, in: child.scope.kind),
      item.isMember || item.path.last == .index(items.count)
    else { return nil }
    let context = binder.reading(table[id]).context(ofObjectAt: item.path)
    let new = inner.within(context).newRecord(
      at: items.count, in: items, startingWith: item.list.row.listSettings.itemDefault)
    guard let value = new?.value, value != .object([]),
      let slice = try? table.record(id, setting: value, at: item.path)
    else { return nil }
    return (ValueEdit(record: id, path: item.path, before: nil, after: .value(value)), slice)
  }

  /// The rules that new items violate by their keys, and lists by more items than allowed.
  func brokenByNewItems(
    in record: JSONSlice, from former: JSONSlice, binder: RecordBinder
  ) -> [(row: ConfigRow, failure: ValidationFailure)] {
    let whole = binder.reading(record)
    return newItems(since: former).flatMap { item in
      let list = item.list
      let problems = whole.inside(list)?.problems(of: list.row) ?? []
      return keyProblems(of: item, in: whole)
        + problems.filter { $0.rule == .maximumCount }.map { (list.named, $0) }
    }
  }

  private func keyProblems(
    of item: RowLocation.Item, in whole: RecordReading
  ) -> [(row: ConfigRow, failure: ValidationFailure)] {
    guard item.isMember, let name = item.list.row.child?.name,
      let binder = whole.binder.binder(ofForm: name),
      let row = binder.plan.form.rows.first(where: \.isItemKey),
      let object = whole.record.lookup(item.path).slice
    else { return [] }
    let reading = binder.within(whole.context(ofObjectAt: item.path)).reading(object)
    let path = ValuePath(steps: item.path + [.key])
    let named = row.with {
      $0.valuePath = path
      $0.identifier = path.description
    }
    return RefusedKey(of: row, in: reading).failures.map { (named, $0) }
  }

  /// The items on the assignment's path that a record lacks, with their lists.
  private func newItems(since record: JSONSlice) -> [RowLocation.Item] {
    location.items.filter { item in
      if case .found = record.lookup(item.path) { false } else { true }
    }
  }
}
