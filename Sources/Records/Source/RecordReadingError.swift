import JSONText
import SourceText
import Texts

/// The reason why the records of a source could not all be read.
package enum RecordReadingError: Error {
  case unreadable(SourceFailure)
  /// The file is invalid JSON; the text is the part read so far.
  case syntax(JSONSyntaxError, in: SourceText)
  /// The file is JSON, but has no records at the path; `nearest` is the path of a list that may be meant.
  case noRecords(JSONSyntaxError, in: SourceText, nearest: String?)
  case fault(SourceFault)
  /// A required name, of a table, is missing or unknown.
  case usage(SourceFailure)
  /// The name of one of several tables is required.
  case severalTables(SourceFailure, [String])
  /// Another program is writing the file of this name, so the bytes are of no version of it.
  case written(String)
}

/// An error in a source that is not JSON.
package struct SourceFault: Error, Hashable, Sendable {
  /// Name of the source as the user wrote it.
  package var name: String
  package var location: SourceLocation
  /// The prefix of the message, such as `PLIST`.
  package var code: String
  /// The error, with the data that was found.
  package var message: Sentence
  /// The message without any data of the source.
  package var messageWithoutContent: Sentence

  package init(
    name: String, location: SourceLocation, code: String, message: Sentence,
    messageWithoutContent: Sentence
  ) {
    self.name = name
    self.location = location
    self.code = code
    self.message = message
    self.messageWithoutContent = messageWithoutContent
  }
}
