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

  init() {
    // A closed pipe is then an error of `write`, which ends the command quietly.
    signal(SIGPIPE, SIG_IGN)
    pending.reserveCapacity(Self.capacity)
  }

  mutating func write(_ text: String) throws(Failure) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.capacity { try flush() }
  }

  mutating func write(line: String) throws(Failure) {
    pending.append(contentsOf: line.utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= Self.capacity { try flush() }
  }

  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.capacity { try flush() }
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
  static func write(line: String) { write(line + "\n") }

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
