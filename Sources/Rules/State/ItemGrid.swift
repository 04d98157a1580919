import Forms

/// The first items of a list, bound to the columns that show them.
package struct ItemGrid: Sendable {
  package let columns: [ConfigRow]
  /// Decimal separators of the columns.
  package let separators: [String]
  /// Items from the start of the list, at most as many as the row has lines.
  package private(set) var items: [Item]
  /// Number of items in the whole list.
  package let count: Int

  /// An item's line.
  package struct Item: Sendable {
    package var cells: [BoundRow]
    /// Text shown instead of the cells of an item that columns can't read, such as a number or
    /// a text.
    package let whole: String?
    /// True where a value of the item breaks a rule, including values that no column shows.
    package var isBroken: Bool
  }

  package init(columns: [ConfigRow], separators: [String], items: [Item], count: Int) {
    self.columns = columns
    self.separators = separators
    self.items = items
    self.count = count
  }

  package var displays: [[DisplayValue]] {
    items.map { $0.cells.map(\.display) + [DisplayValue(text: $0.whole ?? "", role: .foreign)] }
  }

  /// Returns the grid without problems, while the user has not asked for them yet.
  func keepingProblemsBack() -> ItemGrid {
    var grid = self
    grid.items = items.map {
      Item(cells: $0.cells.map { $0.keepingProblemsBack() }, whole: $0.whole, isBroken: false)
    }
    return grid
  }
}
