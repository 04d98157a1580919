import Records

/// A request of the reducer to the outside, answered with actions.
package enum EditorEffect {
  case save(SaveRequest)
  /// Read the file that lists for whom the data are encrypted from now on; answered by
  /// `recipientsRead`.
  case readRecipients(RecipientsRequest, path: String)
  /// Read the data file again: the user prefers its content.
  case reloadData
  case readRescue(to: Rescue.Purpose)
  /// Look for further rescued changes.
  case findRescue
  /// Delete the rescue file; `withTexts` also deletes the file of the rescued texts.
  case deleteRescue(withTexts: Bool)
  /// Reduce the adopted journal to what could not be adopted.
  case reduceJournal(to: [JournalMisfit], [RescuedText])
  case openExternalEditor(text: String)
  /// Read a file for a value of binary data; answered by `valueFileRead`.
  case readValueFile(ValueFileRequest)
  /// Write a value's bytes to a file, which must not exist unless it is to be replaced;
  /// answered by `valueFileWritten`.
  case writeValueFile(ValueFileRequest, [UInt8], replacing: Bool)
  /// Put text on the terminal's clipboard (OSC 52).
  case copy(String)
  case captureMouse(Bool)
  /// Keep for the next session whether the form is shown beside its table.
  case rememberFormBeside(Bool)
  /// Draw the whole screen again: something else has written onto it.
  case redraw
  case quit
  /// Run work on many records in the background; answered by `jobEnded`.
  case run(TableJob)
  case stopJob
  /// Run work that nobody waits for, in parallel with other work; answered by `indexed`.
  case index(TableJob)
  /// Validate long values in parallel with other work; answered by `judged`.
  case judge(LongValueJob)
}
