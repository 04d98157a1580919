/// A column to sort by.
package struct SortKey: Hashable, Sendable {
  /// The row's identifier.
  package var column: String
  /// True if greater values come first; missing ones come last either way.
  package var descending: Bool

  package init(column: String, descending: Bool = false) {
    self.column = column
    self.descending = descending
  }
}
