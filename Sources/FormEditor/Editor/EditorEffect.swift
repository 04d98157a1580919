import Records

/// What the reducer wants done outside: the session does it and answers with actions.
package enum EditorEffect {
  case save(SaveRequest)
  /// Read the file that lists for whom the data are encrypted from now on: `recipientsRead`.
  case readRecipients(RecipientsRequest, path: String)
  /// Read the data file again: the person prefers what is there.
  case reloadData
  /// Read the records that were rescued when the program was ended.
  case readRescue(taking: Bool)
  /// Look for what else was left.
  case findRescue
  /// Delete the rescue file, and that of the rescued texts.
  case deleteRescue(withTexts: Bool)
  /// Keep of the journal that was taken only what could not be.
  case reduceJournal(to: [JournalMisfit], [RescuedText])
  case openExternalEditor(text: String)
  /// Read a file for a value of binary data: `valueFileRead`.
  case readValueFile(ValueFileRequest)
  /// Write a value's bytes to a file, which must not be there unless it is to be replaced: `valueFileWritten`.
  case writeValueFile(ValueFileRequest, [UInt8], replacing: Bool)
  /// Put text on the terminal's clipboard (OSC 52).
  case copy(String)
  case captureMouse(Bool)
  /// Draw the whole screen again: something else has written onto it.
  case redraw
  case quit
  /// Work on many records: run beside the keys, `jobEnded` when done.
  case run(TableJob)
  case stopJob
  /// Work that nobody waits for, beside the other: `indexed` when done.
  case index(TableJob)
  /// The same of long values: `judged` when done.
  case judge(LongValueJob)
}
