import Glibc

/// The lock (flock(2)) on a journal, held by its writer or by the program that reads it out. On a file system without
/// locks the name of a journal identifies its owner.
enum JournalLock {
  enum Outcome {
    case taken
    case refused
    case unsupported
  }

  /// Requests the lock, waiting up to `patience` for its holder.
  static func acquire(_ descriptor: Int32, patience: Duration) -> Outcome {
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return .unsupported }
      guard ContinuousClock.now < end else { return .refused }
      usleep(pause)
    }
    return .taken
  }

  /// True if another program holds it; without locks, if `writer` may still be running.
  static func isTaken(_ descriptor: Int32, by writer: LeftFile.Writer?) -> Bool {
    // Shared, so that programs that look at the same time don't take each other for its writer.
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return false }
    return errno == EWOULDBLOCK || writer?.isGone != true
  }

  /// Microseconds between two tries.
  private static let pause: UInt32 = 10_000
}
