import Storage

/// Why a command ends early: the lines for standard error, and the exit status.
struct CommandFailure: Error {
  var status: ExitStatus
  var lines: [String]

  init(_ status: ExitStatus, lines: [String]) {
    self.status = status
    self.lines = lines
  }

  init(_ status: ExitStatus, _ line: String) { self.init(status, lines: [line]) }

  /// A file that could not be read or written.
  init(_ error: FileError) { self.init(.fileFailure, "\(error.path): error FILE: \(error.reason)") }
}
