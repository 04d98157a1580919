import CLinux

/// Handles signals that end a command (SIGINT, SIGTERM, SIGHUP) during queries: they are interrupted and rolled back,
/// with a message, and then the signal ends the process.
enum EndingSignals {
  /// Runs work that ends early after a signal, which `isStopped` reports.
  static func heard<Result, Failure: Error>(
    _ work: (_ isStopped: @escaping @Sendable () -> Bool) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    clinux_hear_endings()
    defer { clinux_hear_no_endings() }
    return try work { clinux_ending_asked() != 0 }
  }

  /// Ends the process by the received signal, if any.
  static func end() { clinux_end_as_asked() }
}
