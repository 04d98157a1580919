import Glibc

/// How far a long job is, on one line of standard error that is written over and cleared at the end.
///
/// Nothing is written unless standard error is a terminal, nor in a job's first 0.2 seconds.
struct ProgressLine {
  /// Milliseconds before the line shows, and between two of its changes.
  private static let patience = 200
  private static let interval = 100

  private let label: String
  private let isOnTerminal = isatty(STDERR_FILENO) == 1
  private var next = now() + patience
  private var isShown = false

  /// The job starts now; `label` tells what is being done.
  init(_ label: String) { self.label = VisibleText.of(label) }

  /// Shows how much is done, if it is time to.
  mutating func show(_ done: Int, of total: Int) {
    guard isOnTerminal, Self.now() >= next else { return }
    next = Self.now() + Self.interval
    isShown = true
    let share = total > 0 ? done * 100 / total : 100
    StandardError.write("\r\u{1B}[K\(label): \(share) % (\(done) of \(total))")
  }

  /// Takes the line away, before other output and at the end.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    StandardError.write("\r\u{1B}[K")
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
