import Records

/// A request to write records to a file.
package struct SaveRequest {
  /// Path of the file to be written; nil for the file that was opened.
  package var path: String?
  package var table: RecordTable
  /// The records as the file had them when it was read or last saved.
  package var base: RecordTable
  package var expected: Expected
  package var next: AfterSave

  /// The contents that a save may find at its path.
  package enum Expected: Hashable, Sendable {
    /// Contents that were read or last saved; under another name, none.
    case same
    /// No file: it is gone, and nobody may have created another one since.
    case nothing
    /// Any contents, which are given up.
    case anything
  }
}

/// A file that was written, and the records in it.
package struct SavedFile {
  package var path: String
  /// The records as they were written: edits made since are still unsaved.
  package var table: RecordTable
  package var next: AfterSave
  /// Message that is shown instead of the file's name: what could not be kept.
  package var notice: String?

  package init(path: String, table: RecordTable, then next: AfterSave, notice: String? = nil) {
    self.notice = notice
    self.path = path
    self.table = table
    self.next = next
  }
}
