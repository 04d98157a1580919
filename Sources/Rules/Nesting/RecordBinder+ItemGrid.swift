import Forms
import JSONText

/// The items of lists that are shown inside of a form.
extension RecordBinder {
  /// The rows of a record with the first items of those that show theirs. Each such list is counted to its end.
  package func showingItems(_ rows: [BoundRow], of record: JSONSlice) -> [BoundRow] {
    guard plan.hasChildren, rows.contains(where: { $0.row.cellTraits.contains(.showsItems) }) else {
      return rows
    }
    return rows.map { bound in
      var bound = bound
      bound.items = grid(of: bound, in: record)
      return bound
    }
  }

  /// Nil for a row that shows no items, or whose value is none of a list.
  private func grid(of bound: BoundRow, in record: JSONSlice) -> ItemGrid? {
    let row = bound.row
    guard row.cellTraits.contains(.showsItems), bound.display.role == .value,
      case .value(let list) = bound.content, list.kind == .array,
      let child = row.child, let binder = binder(ofForm: child.name)
    else { return nil }
    if case .some = row.displayValue { return nil }
    let columns = row.listSettings.columns.map(binder.form.rows(named:)) ?? binder.plan.tableRows
    var items: [ItemGrid.Item] = []
    forEachObject(below: row, list, in: record) { binder, item, _ in
      guard items.count < row.mostLines else { return false }
      items.append(binder.gridItem(item, columns))
      return true
    }
    return ItemGrid(columns: columns, items: items, count: list.elements.count { _ in true })
  }

  private func gridItem(_ item: JSONSlice, _ columns: [ConfigRow]) -> ItemGrid.Item {
    ItemGrid.Item(
      cells: bind(columns, to: item),
      whole: item.isOutOfReach(of: columns) ? preview(whole: item) : nil,
      isBroken: problems(in: item).contains { $0.failure.severity == .error })
  }
}
