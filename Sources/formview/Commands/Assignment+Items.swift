import Forms
import JSONText
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

  /// Why an item that the assignment would add must not be added; nil where it may, or there is none.
  func refusalOfNewItem(in record: JSONSlice, _ texts: any Texts) -> Refusal? {
    newItems(since: record).first { !$0.row.listSettings.isInsertable }.map { list in
      Refusal(
        row: named, rule: "insertable", message: texts.itemsAreNotAdded(to: list.row.key))
    }
  }

  /// What lists break that have more items than they take, by one that was added.
  func fullLists(
    in record: JSONSlice, from former: JSONSlice, binder: RecordBinder
  ) -> [(row: ConfigRow, failure: ValidationFailure)] {
    newItems(since: former).flatMap { list in
      let problems = binder.inside(list, of: record) { binder, object in
        binder.problems(of: list.row, in: object)
      }
      return (problems ?? []).filter { $0.rule == .maximumCount }.map { (list.named, $0) }
    }
  }

  /// The lists that have items on the assignment's path which a record does not have.
  private func newItems(since record: JSONSlice) -> [RowPlace] {
    place.items.filter { item in
      if case .found = record.lookup(item.path) { false } else { true }
    }.map(\.list)
  }
}
