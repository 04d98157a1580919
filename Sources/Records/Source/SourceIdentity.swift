/// Identifies a source for the next start, independent of how the user wrote its name, if possible.
package struct SourceIdentity: Hashable, Sendable {
  /// The path of the file, or the address on a server.
  package var file: String
  /// The table of a database; nil as long as it is unknown.
  package var table: String?

  package init(file: String, table: String? = nil) {
    self.file = file
    self.table = table
  }

  /// The path prefix for rescued changes.
  package var path: String { file + (table.map { "." + $0.replacing("/", with: "_") } ?? "") }
}
