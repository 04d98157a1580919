import Forms

/// The first items of a list, bound to the columns that show them.
package struct ItemGrid: Sendable {
  /// The rows of the items' form that are columns.
  package let columns: [ConfigRow]
  /// From the list's first item on: no more than the row has lines for.
  package private(set) var items: [Item]
  /// How many items the list has.
  package let count: Int

  /// An item's line.
  package struct Item: Sendable {
    /// In the order of the columns.
    package var cells: [BoundRow]
    /// What is shown in place of the cells of an item that they can't look into: a number, a text.
    package let whole: String?
    /// Whether a value of the item breaks a rule, also one that is not shown in a column.
    package var isBroken: Bool
  }

  package init(columns: [ConfigRow], items: [Item], count: Int) {
    self.columns = columns
    self.items = items
    self.count = count
  }

  /// All that its lines show of values.
  package var displays: [[DisplayValue]] {
    items.map { $0.cells.map(\.display) + [DisplayValue(text: $0.whole ?? "", role: .foreign)] }
  }

  /// This grid without problems, while nobody has asked yet what is wrong with the items.
  func keepingProblemsBack() -> ItemGrid {
    var grid = self
    grid.items = items.map {
      Item(cells: $0.cells.map { $0.keepingProblemsBack() }, whole: $0.whole, isBroken: false)
    }
    return grid
  }
}
