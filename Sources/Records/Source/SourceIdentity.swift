/// What the next start finds a source by, the same however the user has written its name, if the source can say so.
package struct SourceIdentity: Hashable, Sendable {
  /// The file that it is, or is in, or the address of a server's.
  package var file: String
  /// The table, of a database; nil as long as nothing says which one.
  package var table: String?

  package init(file: String, table: String? = nil) {
    self.file = file
    self.table = table
  }

  /// Where in the file system what could not be saved is kept, with an ending.
  package var path: String { file + (table.map { "." + $0.replacing("/", with: "_") } ?? "") }
}
