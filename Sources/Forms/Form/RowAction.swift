/// What pressing a button does. There are no others: a form is data, and starts no programs.
package struct RowAction: Hashable, Sendable {
  /// The words of `action`.
  package enum Name: String, CaseIterable, Sendable {
    case save
    /// Gives the record what the file has of it.
    case revert
    case reload
    /// Goes to the next row with a problem.
    case nextError
    /// Adds an item to a list, and opens the list.
    case addItem
  }

  package let name: Name
  /// The identifier of the row whose list gets the item.
  package let list: String?

  package init(_ name: Name, list: String? = nil) {
    self.name = name
    self.list = list
  }
}
