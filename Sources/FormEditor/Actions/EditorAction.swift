import FormEngine
import JSONText
import Screen

/// Everything that can happen to the editor.
package enum EditorAction {
  case input(InputEvent)
  /// The form's file was saved elsewhere and is good.
  case formReloaded(Form, warnings: Int = 0)
  /// The form's file was saved elsewhere and is not: the first error, as lint prints it.
  case formBroken(String)
  /// The data file was changed by somebody else while there is unsaved work.
  case dataChanged
  /// The data file as it is now, read again.
  case dataReloaded(RecordTable)
  case dataReloadFailed(String)
  /// A file of which only the beginning was here: how much of it is read, 0 to 1.
  case loadProgressed(Double)
  /// All of it is here and valid.
  case loaded(RecordTable)
  /// The rest can't be read or is no JSON.
  case loadFailed(String)
  case saved(SavedFile)
  /// A job that has run for a while, and how much of it is done: 0 to 1.
  case jobProgressed(number: Int, Double)
  case jobEnded(number: Int, TableJob.Outcome)
  case saveFailed(String)
  /// Saving found that the file is not as it was read, or not there any more.
  case saveConflict(quitting: Bool, fileIsGone: Bool)
  /// "Save as" found a file of that name.
  case saveTargetExists(path: String)
  /// The external editor's text; nil when it failed, with the reason.
  case externalEditorReturned(Result<String, ExternalEditorFailure>)
}

package struct ExternalEditorFailure: Error, Hashable, Sendable {
  package var reason: String
  package init(reason: String) { self.reason = reason }
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
