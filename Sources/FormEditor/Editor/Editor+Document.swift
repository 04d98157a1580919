import Records

/// The document's parts, for those who only read.
extension Editor {
  /// The records of the file as they are.
  package var documentTable: RecordTable {
    _read { yield state.document.table }
  }

  /// The records as the file has them: what was read or last saved.
  package var savedTable: RecordTable {
    _read { yield state.document.saved }
  }

  /// Whether saving would write anything.
  package var hasUnsavedEdits: Bool { state.document.hasUnsavedEdits }

  /// Hands over what was done to the records since the last call, for a journal.
  package mutating func takeLog() -> [DocumentStep] { state.document.takeLog() }

  /// What runs in the background.
  var job: RunningJob? {
    _read { yield state.jobs.running }
    _modify { yield &state.jobs.running }
  }
}
