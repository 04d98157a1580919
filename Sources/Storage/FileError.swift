import Texts

/// A file that could not be read or written: which, and why.
package struct FileError: Error, Hashable, Sendable {
  /// What callers may want to tell apart.
  package enum Cause: Hashable, Sendable {
    case missing
    case permission
    case folder
    /// A device, a socket or a pipe where a file is needed.
    case notAFile
    case tooLarge
    case diskFull
    case readOnlyFileSystem
    /// The file is no longer the one that was expected.
    case changed
    /// Another program holds the lock on it.
    case locked
    /// Another program has it open for writing.
    case written
    /// Another program was waited for, until that was to end.
    case stopped
    /// The new contents are there, but may not survive a failure of the machine.
    case unflushed
    case other
  }

  /// As the user wrote it.
  package var path: String
  /// A clause without a full stop, to stand after the path and a colon.
  package var reason: Sentence
  /// What callers distinguish.
  package var cause: Cause

  package init(path: String, reason: Sentence, cause: Cause = .other) {
    self.path = path
    self.reason = reason
    self.cause = cause
  }

  /// With a reason that is said of every file.
  init(
    _ path: String, _ cause: Cause = .other,
    because reason: @escaping @Sendable (any Texts) -> String
  ) {
    self.init(path: path, reason: Sentence(reason), cause: cause)
  }
}
