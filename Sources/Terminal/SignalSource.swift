import CLinux
import Glibc

/// Signals as a readable descriptor, so that they are handled in the event loop.
///
/// There is one at a time. Programs started from here get the default effects.
package final class SignalSource {
  /// Descriptor that is readable while signals are pending; -1 if the system has no more
  /// descriptors.
  package let descriptor: Int32
  private let writingEnd: Int32
  private let signals: [Int32]

  /// The signals that a session on a terminal handles, and the others that would end it.
  package static let forSession =
    [SIGINT, SIGWINCH, SIGTSTP, SIGCONT]
    + [
      SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGPIPE,
      SIGIO, SIGPWR, SIGSTKFLT,
    ] + realTime

  /// Real-time signals: sent only by agreement with their receiver, but they would end it.
  private static let realTime = Array(
    clinux_first_real_time_signal()...clinux_last_real_time_signal())

  /// - Parameter takesCrashRequests: also report crash signals (SIGABRT, SIGSEGV) that another process sends.
  package init(_ signals: [Int32] = forSession, takesCrashRequests: Bool = true) {
    var ends: [Int32] = [-1, -1]
    _ = clinux_pipe(&ends)
    descriptor = ends[0]
    writingEnd = ends[1]
    self.signals = signals
    if descriptor >= 0 {
      for signal in signals { _ = clinux_watch_signal(signal, writingEnd) }
      if takesCrashRequests { clinux_watch_crash_requests(writingEnd) }
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    for signal in signals { clinux_unwatch_signal(signal) }
    clinux_watch_crash_requests(-1)
    close(descriptor)
    close(writingEnd)
  }

  /// The numbers of the signals since the last call, without waiting.
  package func pending() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map(Int32.init) : []
  }
}
