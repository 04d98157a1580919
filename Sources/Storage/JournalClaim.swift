import Glibc

/// The right to take what is in a journal whose writer has ended: of several programs that have found it one takes it. It
/// ends with this, and with the program.
package final class JournalClaim {
  private let descriptor: Int32

  /// Waits for a program that takes it at present; nil where that takes too long, or where the journal was taken meanwhile.
  package init?(_ path: String) {
    let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    guard Self.isLocked(descriptor), let stamp = FileStamp(regular: descriptor),
      FileStamp(entry: path)?.isSameFile(as: stamp) == true
    else { return nil }
  }

  deinit { close(descriptor) }

  private static func isLocked(_ descriptor: Int32) -> Bool {
    for _ in 0..<mostTries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      // Without locks nobody can be asked.
      guard errno == EWOULDBLOCK || errno == EINTR else { return true }
      usleep(pause)
    }
    return false
  }

  /// Five seconds together; the pause in microseconds.
  private static let (mostTries, pause) = (100, 50_000 as UInt32)
}
