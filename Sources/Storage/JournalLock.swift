import Glibc

/// The lock (flock(2)) on a journal: who writes it has it, or who takes what is in it. Where the file system has no locks the
/// name of a journal says who that is.
enum JournalLock {
  /// What became of taking it.
  enum Outcome {
    case taken
    /// Another program has it.
    case refused
    /// The file system has no locks.
    case unsupported
  }

  /// Takes it, with so much patience for a program that has it.
  static func take(_ descriptor: Int32, patience: Duration) -> Outcome {
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return .unsupported }
      guard ContinuousClock.now < end else { return .refused }
      usleep(pause)
    }
    return .taken
  }

  /// Whether another program has it; where there are no locks, whether `writer` may still be there.
  static func isTaken(_ descriptor: Int32, by writer: LeftFile.Writer?) -> Bool {
    // Shared, so that programs that look at the same time don't take each other for its writer.
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return false }
    return errno == EWOULDBLOCK || writer?.isGone != true
  }

  /// Between two tries, in microseconds.
  private static let pause: UInt32 = 10_000
}
