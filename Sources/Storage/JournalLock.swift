import Glibc

/// The lock (flock(2)) on a journal: who writes it has it, or who takes what is in it.
enum JournalLock {
  /// Takes it; false where another program has it for as long as `patience`. Where the file system has no locks nobody has.
  static func take(_ descriptor: Int32, patience: Duration) -> Bool {
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return true }
      guard ContinuousClock.now < end else { return false }
      usleep(pause)
    }
    return true
  }

  /// Whether another program has it, or can't be asked.
  static func isTaken(_ descriptor: Int32) -> Bool {
    // Shared, so that programs that look at the same time don't take each other for its writer.
    flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  /// Between two tries, in microseconds.
  private static let pause: UInt32 = 10_000
}
