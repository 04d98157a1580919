import Texts

/// A file that could not be read or written, and the reason.
package struct FileError: Error, Hashable, Sendable {
  /// Causes that callers distinguish.
  package enum Cause: Hashable, Sendable {
    case missing
    case permission
    case folder
    /// A device, a socket or a pipe instead of a file.
    case notAFile
    case tooLarge
    case diskFull
    case readOnlyFileSystem
    case changed
    case locked
    /// Another program has it open for writing.
    case written
    /// Waiting for another program was interrupted.
    case stopped
    /// The new contents are written, but may not survive a failure of the machine.
    case unflushed
    case other
  }

  /// Path as the user wrote it.
  package var path: String
  /// A clause without a full stop, to follow the path and a colon.
  package var reason: Sentence
  package var cause: Cause

  package init(path: String, reason: Sentence, cause: Cause = .other) {
    self.path = path
    self.reason = reason
    self.cause = cause
  }

  init(
    _ path: String, _ cause: Cause = .other,
    because reason: @escaping @Sendable (Texts) -> String
  ) {
    self.init(path: path, reason: Sentence(reason), cause: cause)
  }
}
