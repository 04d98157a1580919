/// A table or a view of a database.
package struct SourceTable: Hashable, Sendable {
  package let name: String
  package let isView: Bool
}
