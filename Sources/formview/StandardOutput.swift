import Glibc
import Storage

/// Standard output, written in large pieces.
struct StandardOutput {
  /// Why nothing more can be written.
  enum Failure: Error, Hashable {
    /// The reader went away (`show | head`): no reason to complain.
    case closed
    /// With errno.
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

  /// Says that JSON follows: on a terminal its control characters are escaped, to others bytes stay as they are.
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

  /// Hands everything written so far to the system.
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

  /// Writes a message as the screen would show it: it may quote anything, and what reads a pipe is often a terminal in
  /// the end.
  static func write(line: String) { write(VisibleText.of(line) + "\n") }

  /// Writes a message of several lines.
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
