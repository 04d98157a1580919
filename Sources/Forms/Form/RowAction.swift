/// The action of a button. There are no others: a form is data, and starts no programs.
package struct RowAction: Hashable, Sendable {
  /// The words of `action`.
  package enum Name: String, CaseIterable, Sendable {
    case save
    case revert
    case reload
    case nextError
    /// Adds an item to a list, and opens the list.
    case addItem
  }

  package let name: Name
  package let list: String?

  package init(_ name: Name, list: String? = nil) {
    self.name = name
    self.list = list
  }
}
