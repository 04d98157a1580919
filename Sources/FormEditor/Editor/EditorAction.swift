import Forms
import Records
import Rules
import Screen
import Texts
import Values

/// Everything that can happen to the editor.
package enum EditorAction: Sendable {
  case shown
  case input(InputEvent)
  case formReloaded(Form, warnings: [String] = [])
  /// The settings as their file has them now, with the locale that follows, and what is wrong with it.
  case settingsReloaded(Settings, FormLocale, faults: [String])
  case formOpened(warnings: [String])
  /// All warnings about the form, with those that lint alone looks for.
  case formWarned([String])
  /// The form inferred from more records than before, for data without one.
  case formInferred(Form)
  /// The form with rows for members of the shown record that none of its rows names.
  case formExtended(Form)
  /// The form's file was saved by another program and is invalid: its errors, as lint prints
  /// them.
  case formBroken([String])
  /// A file with changes that could not be saved when the program was ended the last time.
  case rescueFound(Rescue)
  case rescueRead(RescuedRecords, to: Rescue.Purpose)
  case journalRead(JournalReplay, to: Rescue.Purpose)
  /// Another instance of the program has adopted what was asked about.
  case rescueTaken
  /// Paths of rows that none of the first records has, but that nearly match existing ones.
  case pathsMistyped([PathSurvey.Absence])
  /// True where unsaved changes survive a crash from now on.
  case journaled(Bool)
  /// A notice about the files that were read: one sentence, in the language of the process.
  case noticed(String)
  /// The data file was changed or deleted by somebody else while there is unsaved work.
  case dataChanged(FileChange.Found = .version)
  /// The data file again has the content that was read or last saved, as when it was moved
  /// away and back.
  case dataRestored
  /// The data file as it is now, read again.
  ///
  /// Nil abilities: those of the reading before. `completedSave`: nobody else has changed it, but
  /// saving has changed other values than were edited.
  case dataReloaded(
    RecordTable, abilities: SourceAbilities? = nil, completedSave: SaveCompletion? = nil)
  case dataReloadFailed(String, FileChange.Found = .unreadable)
  /// Fraction of a long file that has been read, 0 to 1.
  case loadProgressed(Double)
  /// More of the file whose beginning is shown, but not all of it yet.
  case grown(RecordTable)
  /// All of the file is read and valid; `isOutdated` where another program has written into
  /// it meanwhile.
  case loaded(RecordTable, isOutdated: Bool = false)
  /// The rest can't be read or is not JSON; the table has the valid part before the fault.
  case loadFailed(String, upTo: RecordTable? = nil)
  /// Another program wrote the file while it was read, so that its rest is not there any more.
  case loadInterrupted
  case saveBegan
  case saveWaits(path: String)
  /// Work on the data that no other key interrupts has taken a while.
  case workTakesLong
  case workStops
  case patternGivenUp
  case saved(SavedFile)
  /// Fraction of a job that is done, 0 to 1, once it has run for a while.
  case jobProgressed(number: Int, Double)
  case jobEnded(number: Int, TableJob.Outcome)
  /// Index of the values of rows with `unique`; nil where indexing was stopped.
  case indexed(UniqueIndex?)
  /// Long values were validated by the form with this number.
  case judged(number: Int, LongValueJob.Outcome)
  /// A file can't be read or written: one sentence, in the language of the process.
  case failed(String)
  case saveConflict(FileChange.Found, then: AfterSave)
  case recipientsRead(RecipientsRequest)
  /// The file of recipients can't be used: one sentence, in the language of the process.
  case recipientsFailed(RecipientsRequest, path: String, reason: String)
  /// Single records were in the way of a save; nothing was written.
  case saveRefused([RecordRefusal], then: AfterSave = .stay)
  case saveTargetExists(path: String, then: AfterSave = .stay)
  case externalEditorReturned(Result<String, ExternalEditorFailure>)
  case valueFileRead(ValueFileRequest, [UInt8])
  case valueFileWritten(ValueFileRequest, count: Int)
  case valueFileExists(ValueFileRequest)
}

extension EditorAction {
  func isEnd(ofJob number: Int) -> Bool {
    if case .jobEnded(number, _) = self { true } else { false }
  }

  /// The message of an action that only says something.
  func message(in texts: Texts, _ keys: KeyBindings) -> Message? {
    let stop = keys[FormCommands.back]
    return switch self {
    case .noticed(let words): .warning(words)
    case .failed(let reason): .problem(reason)
    case .saveBegan: .notice(texts.writingFile)
    case .saveWaits(let path): .notice(texts.waitingForLock(of: path, stop: stop))
    case .workTakesLong: .notice(texts.workTakesLong(stop: stop))
    case .workStops: .notice(texts.stopping)
    case .valueFileWritten(let request, let count):
      .notice(texts.dataWritten(count, to: request.path))
    default: nil
    }
  }
}

extension Message {
  /// The warning about the first of some paths that no record has; nil where there are none.
  static func warning(aboutMistyped absences: [PathSurvey.Absence], _ texts: Texts) -> Message? {
    absences.first.map { first in
      let message = texts.about(first.subject, first.message(in: texts))
      return .warning(texts.andOtherRows(message, absences.count - 1))
    }
  }
}

/// Why a text could not be edited in another program.
package struct ExternalEditorFailure: Error, Hashable, Sendable {
  /// One sentence, in the language of the process.
  package var reason: String
  package init(reason: String) { self.reason = reason }
}
