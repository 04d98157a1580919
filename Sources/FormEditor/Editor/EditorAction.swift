import Forms
import Records
import Rules
import Screen

/// Everything that can happen to the editor.
package enum EditorAction: Sendable {
  /// The first frame is on the screen.
  case shown
  case input(InputEvent)
  /// The form's file was saved elsewhere and is good.
  case formReloaded(Form, warnings: [String] = [])
  /// The form was opened, with warnings as lint prints them.
  case formOpened(warnings: [String])
  /// All warnings about the form, with those that lint alone looks for.
  case formWarned([String])
  /// The form of data without one, made of more records than before.
  case formInferred(Form)
  /// The form's file was saved elsewhere and is not: its errors, as lint prints them.
  case formBroken([String])
  /// A file with changes that could not be saved when the program was ended the last time.
  case rescueFound(Rescue)
  /// The records that were rescued, to be taken or only looked at.
  case rescueRead(RescuedRecords, taking: Bool)
  /// What a journal has, to be taken or only looked at.
  case journalRead(JournalReplay, taking: Bool)
  /// Another session has taken what was asked about.
  case rescueTaken
  /// Why the rescued records can't be read, or the rescue file not be deleted.
  case rescueFailed(String)
  /// Rows whose paths none of the first records has, though nearly.
  case pathsMistyped([PathSurvey.Absence])
  /// Whether what is not saved outlives a crash from now on.
  case journaled(Bool)
  /// Something about the files that were read: one sentence, in the language of the process.
  case noticed(String)
  /// The data file was changed or deleted by somebody else while there is unsaved work.
  case dataChanged(FileChange.Found = .version)
  /// The data file has again what was read or last saved, as when it was moved away and back.
  case dataRestored
  /// The data file as it is now, read again.
  ///
  /// Nil abilities: those of the reading before. `completedSave`: nobody else has changed it, but
  /// saving has changed other values than were edited.
  case dataReloaded(
    RecordTable, abilities: SourceAbilities? = nil, completedSave: SaveCompletion? = nil)
  case dataReloadFailed(String, FileChange.Found = .unreadable)
  /// A long file is being read: how much of it is here, 0 to 1.
  case loadProgressed(Double)
  /// More of the file whose beginning is shown, but not all of it yet.
  case grown(RecordTable)
  /// All of it is here and valid; `isOutdated` where another program has written into it meanwhile.
  case loaded(RecordTable, isOutdated: Bool = false)
  /// The rest can't be read or is not JSON; the table is what is good before the fault.
  case loadFailed(String, upTo: RecordTable? = nil)
  /// Another program wrote the file while it was read, so that its rest is not there any more.
  case loadInterrupted
  /// The file is about to be written, which takes a while if it is long.
  case saveBegan
  /// Another program has the file locked, and is waited for.
  case saveWaits(path: String)
  /// Work on the data that no other key interrupts has taken a while.
  case workTakesLong
  /// It was asked to end.
  case workStops
  /// A pattern was found to be too slow while a frame was drawn.
  case patternGivenUp
  case saved(SavedFile)
  /// A job that has run for a while, and how much of it is done: 0 to 1.
  case jobProgressed(number: Int, Double)
  case jobEnded(number: Int, TableJob.Outcome)
  /// The records' values of rows with `unique`; nil where that was stopped.
  case indexed(UniqueIndex?)
  /// Long values are judged by the form with this number.
  case judged(number: Int, LongValueJob.Outcome)
  case saveFailed(String)
  /// Saving found that the file is not as it was read, or not there any more.
  case saveConflict(quitting: Bool, fileIsGone: Bool)
  /// It is known for whom the data are to be encrypted.
  case recipientsRead(RecipientsRequest)
  /// The file with those can't be used: one sentence, in the language of the process.
  case recipientsFailed(RecipientsRequest, path: String, reason: String)
  /// Single records were in the way of a save; nothing was written.
  case saveRefused([RecordRefusal], quitting: Bool = false)
  /// "Save as" found a file of that name.
  case saveTargetExists(path: String, quitting: Bool = false)
  /// The external editor's text; nil when it failed, with the reason.
  case externalEditorReturned(Result<String, ExternalEditorFailure>)
  /// The bytes of the file that a value is to be.
  case valueFileRead(ValueFileRequest, [UInt8])
  /// A value's bytes are in a file: how many.
  case valueFileWritten(ValueFileRequest, count: Int)
  /// The file for a value can't be read or written: one sentence, in the language of the process.
  case valueFileFailed(String)
  /// There is a file where a value was to be written.
  case valueFileExists(ValueFileRequest)
}

/// Why a text could not be edited in another program.
package struct ExternalEditorFailure: Error, Hashable, Sendable {
  /// One sentence, in the language of the process.
  package var reason: String
  package init(reason: String) { self.reason = reason }
}
