import Records

/// What is to be written where.
package struct SaveRequest {
  /// Nil: the file that was opened.
  package var path: String?
  package var table: RecordTable
  /// The records as the file had them when it was read or last saved.
  package var base: RecordTable
  /// Write even if the file is not as it was read, or one of the name exists.
  package var overwriting: Bool
  package var quitting: Bool
}

/// What was written where.
package struct SavedFile {
  package var path: String
  /// The records as they were written: edits made since are still unsaved.
  package var table: RecordTable
  package var quitting: Bool

  package init(path: String, table: RecordTable, quitting: Bool) {
    self.path = path
    self.table = table
    self.quitting = quitting
  }
}
