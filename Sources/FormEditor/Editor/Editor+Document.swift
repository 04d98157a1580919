import Records

/// The document's parts, for those who only read.
extension EditorState {
  /// The records as they are.
  package var table: RecordTable {
    _read { yield document.table }
  }

  /// The records as the file has them: what was read or last saved.
  var savedTable: RecordTable {
    _read { yield document.saved }
  }

  /// Whether saving would write anything.
  package var hasUnsavedEdits: Bool { document.hasUnsavedEdits }
}
