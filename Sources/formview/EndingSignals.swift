import CLinux

/// Signals that ask a command to end (SIGINT, SIGTERM, SIGHUP) while it is at work on data that run queries: what is under way
/// is interrupted and taken back, said, and then the signal ends the process.
enum EndingSignals {
  /// Does work that ends early once a signal has asked for it, which `isStopped` reports.
  static func heard<Result, Failure: Error>(
    _ work: (_ isStopped: @escaping @Sendable () -> Bool) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    clinux_hear_endings()
    defer { clinux_hear_no_endings() }
    return try work { clinux_ending_asked() != 0 }
  }

  /// Ends the process by the signal that has asked for it, if one has.
  static func end() { clinux_end_as_asked() }
}
