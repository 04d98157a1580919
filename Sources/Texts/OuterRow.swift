/// A row that leads to what a message is about, as messages name it.
package struct OuterRow: Hashable, Sendable {
  package let label: String
  /// Path of the row's value in the record; empty for the record itself.
  package let path: String

  package init(label: String, path: String) {
    self.label = label
    self.path = path
  }
}
