import JSONText
import SourceText
import Texts

/// Why the records of a source could not all be read.
package enum RecordReadingError: Error {
  case unreadable(SourceFailure)
  /// The file is not JSON; the text is what is read so far.
  case syntax(JSONSyntaxError, in: SourceText)
  /// The file is JSON, but has no records where they should be; `nearest` is the path of a list that may be meant.
  case noRecords(JSONSyntaxError, in: SourceText, nearest: String?)
  /// The file is not what its format asks for.
  case fault(SourceFault)
  /// What the user has to name is not named, or is not there: a table.
  case usage(SourceFailure)
  /// Another program writes the file at the moment, so that what was read is of no version of it.
  case written(String)
}

/// A fault in a source that is not JSON.
package struct SourceFault: Error, Hashable, Sendable {
  /// The source as the user named it.
  package var name: String
  /// Where it is.
  package var location: SourceLocation
  /// The word before the message, as `PLIST`.
  package var code: String
  /// What is wrong, and what was found.
  package var message: Sentence
  /// The message without anything of what was read.
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
