import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// Items of lists that an assignment adds, as it is about one behind the last.
extension Assignment {
  /// Why the record has no such item, nor can have it next.
  func refusalOfMissingItem(in record: JSONSlice, binder: RecordBinder) -> Refusal {
    let path = ValuePath(steps: place.place).description
    let message =
      if let list = binder.listWithoutItem(at: place.place, of: record) {
        binder.texts.recordHasNo(path, list: list.path.description, count: list.count)
      } else {
        binder.texts.recordHasNo(path)
      }
    return Refusal(row: named, rule: "path", message: message)
  }

  /// Why no item can be set or added: what is in the place of its list is none.
  func refusalOfOtherKind(in record: JSONSlice, _ texts: any Texts) -> Refusal? {
    for item in place.items {
      let list = Array(item.path.dropLast())
      guard let found = record.lookup(list).slice, ![.array, .null].contains(found.kind) else {
        continue
      }
      let kind = found.kind.words(in: texts)
      let needed = JSONKind.array.words(in: texts)
      let message =
        list.isEmpty
        ? texts.recordHolds(kind, not: needed)
        : texts.pathHolds(ValuePath(steps: list).description, kind, not: needed)
      return Refusal(row: named, rule: "path", message: message)
    }
    return nil
  }

  /// Why an item that the assignment would add must not be added; nil where it may, or there is none.
  func refusalOfNewItem(in record: JSONSlice, _ texts: any Texts) -> Refusal? {
    newItems(since: record).first { !$0.list.row.listSettings.isInsertable }.map { item in
      Refusal(
        row: named, rule: "insertable", message: texts.itemsAreNotAdded(to: item.list.row.key))
    }
  }

  /// An item that the path adds to a list of a record, as new ones begin there, and the record with it; nil where it adds
  /// none or gives it as a whole, or where new items are empty.
  func addedItem(
    to id: RecordID, of table: RecordTable, binder: RecordBinder
  ) -> (edit: ValueEdit, slice: JSONSlice)? {
    guard !place.isItem, place.row.valuePath?.steps.isEmpty == false,
      refusalOfNewItem(in: table[id], binder.texts) == nil,
      let item = newItems(since: table[id]).first, let child = item.list.row.child,
      let inner = binder.binder(ofForm: child.name),
      let items = try? table.items(at: item.path.dropLast(), of: id),
      item.path.last == .index(items.count)
    else { return nil }
    let around = binder.surroundings(ofObjectAt: item.path, in: table[id])
    let new = inner.within(around) {
      inner.newRecord(
        at: items.count, in: items, startingWith: item.list.row.listSettings.itemDefault)
    }
    guard let value = new?.value, value != .object([]),
      let slice = try? table.record(id, setting: value, at: item.path)
    else { return nil }
    return (ValueEdit(record: id, path: item.path, before: nil, after: .value(value)), slice)
  }

  /// What lists break that have more items than they take, by one that was added.
  func fullLists(
    in record: JSONSlice, from former: JSONSlice, binder: RecordBinder
  ) -> [(row: ConfigRow, failure: ValidationFailure)] {
    newItems(since: former).map(\.list).flatMap { list in
      let problems = binder.inside(list, of: record) { binder, object in
        binder.problems(of: list.row, in: object)
      }
      return (problems ?? []).filter { $0.rule == .maximumCount }.map { (list.named, $0) }
    }
  }

  /// The items on the assignment's path that a record does not have, with their lists.
  private func newItems(since record: JSONSlice) -> [(list: RowPlace, path: [JSONStep])] {
    place.items.filter { item in
      if case .found = record.lookup(item.path) { false } else { true }
    }
  }
}
