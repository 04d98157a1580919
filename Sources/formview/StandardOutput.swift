import Glibc
import Storage

/// Standard output, written in large pieces.
struct StandardOutput {
  /// The reason why nothing more can be written.
  enum Failure: Error, Hashable {
    /// The reader has closed the pipe (`show | head`): not an error.
    case closed
    /// errno.
    case failed(Int32)
  }

  private static let capacity = 1 << 16
  private var pending: [UInt8] = []
  private var escapesJSON = false

  init() {
    // A closed pipe is then an error of `write`, which ends the command quietly.
    signal(SIGPIPE, SIG_IGN)
    pending.reserveCapacity(Self.capacity)
  }

  /// Announces JSON: on a terminal its control characters are escaped, otherwise bytes are unchanged.
  ///
  /// From now on no piece that is written may end within a character.
  mutating func beginJSON() { escapesJSON = Environment.outputIsTerminal }

  mutating func write(_ text: String) throws(Failure) {
    append(text.utf8)
    if pending.count >= Self.capacity { try flush() }
  }

  mutating func write(line: String) throws(Failure) {
    append(line.utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= Self.capacity { try flush() }
  }

  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    append(bytes)
    if pending.count >= Self.capacity { try flush() }
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    if escapesJSON {
      pending += VisibleText.json(bytes)
    } else {
      pending.append(contentsOf: bytes)
    }
  }

  /// Writes the buffer to the system.
  mutating func flush() throws(Failure) {
    var done = 0
    while done < pending.count {
      let written = pending.withUnsafeBytes { bytes in
        Interruption.retrying {
          Glibc.write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        }
      }
      if written >= 0 {
        done += written
      } else {
        let code = errno
        pending.removeAll()
        throw code == EPIPE ? .closed : .failed(code)
      }
    }
    pending.removeAll(keepingCapacity: true)
  }
}

/// Standard error, which is written at once.
enum StandardError {
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a message in visible form: it may quote anything, and the output of a pipe often ends at a terminal.
  static func write(line: String) { write(VisibleText.of(line) + "\n") }

  static func write(lines: String) {
    for line in lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      write(line: String(Substring(line)))
    }
  }

  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { bytes in
        Interruption.retrying { Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
      }
      if written < 0 { return }
      rest = rest.dropFirst(written)
    }
  }
}
