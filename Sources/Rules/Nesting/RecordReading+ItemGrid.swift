import Forms
import JSONText

/// The items of lists that are shown inside of a form.
extension RecordReading {
  /// The rows of a record with the first items of those that show theirs. Each such list is counted to its end.
  package func showingItems(_ rows: [BoundRow]) -> [BoundRow] {
    guard plan.hasChildren, rows.contains(where: { $0.row.cellTraits.contains(.showsItems) }) else {
      return rows
    }
    return rows.map { bound in
      var bound = bound
      bound.items = ItemGrid(of: bound, in: self)
      return bound
    }
  }
}

extension ItemGrid {
  /// Nil for a row that shows no items, or whose value is none of a list.
  fileprivate init?(of bound: BoundRow, in reading: RecordReading) {
    let row = bound.row
    guard row.cellTraits.contains(.showsItems), bound.display.role == .value,
      case .value(let list) = bound.content, list.kind == .array,
      let child = row.child, let binder = reading.binder.binder(ofForm: child.name)
    else { return nil }
    if case .some = row.displayValue { return nil }
    let columns =
      row.listSettings.columns.map(binder.form.rows(named:)) ?? binder.prepared.tableRows
    var items: [Item] = []
    reading.forEachObject(below: row, list) { item, _ in
      guard items.count < row.mostLines else { return false }
      items.append(Item(item, columns))
      return true
    }
    self.init(
      columns: columns,
      separators: columns.map { binder.prepared.numbers.shape(of: $0).decimalSeparator },
      items: items, count: list.elements.count { _ in true })
  }
}

extension ItemGrid.Item {
  fileprivate init(_ item: RecordReading, _ columns: [ConfigRow]) {
    self.init(
      cells: item.bind(columns),
      whole: item.record.isOutOfReach(of: columns, isItem: true)
        ? item.binder.preview(whole: item.record) : nil,
      isBroken: item.problems.contains { $0.failure.severity == .error })
  }
}
