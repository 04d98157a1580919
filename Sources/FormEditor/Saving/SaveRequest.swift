import Records

/// What is to be written where.
package struct SaveRequest {
  /// Nil: the file that was opened.
  package var path: String?
  package var table: RecordTable
  /// The records as the file had them when it was read or last saved.
  package var base: RecordTable
  /// What may be there without being asked about.
  package var expected: Expected
  /// Whether the program ends when it is saved.
  package var quitting: Bool

  /// What a save may find in its place.
  package enum Expected: Hashable, Sendable {
    /// What was read or last saved; under another name, nothing.
    case same
    /// Nothing: it is gone, and nobody must have made another one since.
    case nothing
    /// Anything, which is given up.
    case anything
  }
}

/// What was written where.
package struct SavedFile {
  /// The name that it has now.
  package var path: String
  /// The records as they were written: edits made since are still unsaved.
  package var table: RecordTable
  /// Whether the program ends when it is saved.
  package var quitting: Bool
  /// What is said of it instead of its name: what could not be kept.
  package var notice: String?

  package init(path: String, table: RecordTable, quitting: Bool, notice: String? = nil) {
    self.notice = notice
    self.path = path
    self.table = table
    self.quitting = quitting
  }
}
