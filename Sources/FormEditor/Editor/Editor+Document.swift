import Records

/// The document's parts, for those who only read.
extension Editor {
  /// Records of the file with the edits made so far.
  package var documentTable: RecordTable {
    _read { yield state.document.table }
  }

  /// Records as they were read or last saved.
  package var savedTable: RecordTable {
    _read { yield state.document.saved }
  }

  package var document: OpenDocument {
    OpenDocument(
      records: state.document, binder: documentBinder, siblings: siblings[0],
      conflicts: state.conflicts, anchors: state.anchors, texts: texts)
  }

  package var hasUnsavedEdits: Bool { state.document.hasUnsavedEdits }

  /// Hands over what was done to the records since the last call, for a journal.
  package mutating func takeLog() -> [DocumentStep] { state.document.takeLog() }

  var job: RunningJob? {
    _read { yield state.jobs.running }
    _modify { yield &state.jobs.running }
  }
}
