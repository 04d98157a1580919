import Glibc

/// The progress of a long job, on one line of standard error that is overwritten and cleared at the end.
///
/// Nothing is written unless standard error is a terminal, nor in a job's first 0.2 seconds.
struct ProgressLine {
  enum Unit { case records, bytes }

  /// Milliseconds before the line appears, and between two updates.
  private static let patience = 200
  private static let interval = 100

  private let label: String
  private let isOnTerminal = Self.isOnTerminal
  private var next = now() + patience
  private var isShown = false

  static var isOnTerminal: Bool { StandardError.isTerminal }

  /// Starts now; `label` names the job.
  init(_ label: String) { self.label = VisibleText.of(label) }

  /// Shows the completed part if an update is due; a total of 0 is unknown.
  mutating func show(_ done: Int, of total: Int, _ unit: Unit) {
    guard isDue else { return }
    let amount = unit.words(done, of: total)
    write(total > 0 ? "\(min(done, total) * 100 / total) % (\(amount))" : amount)
  }

  /// Shows the completed part, 0 to 1, if an update is due.
  mutating func show(_ part: Double) {
    guard isDue else { return }
    write("\(Int(part * 100)) %")
  }

  /// Shows that the job continues, if an update is due: its progress is unknown.
  mutating func show() {
    guard isDue else { return }
    write("…")
  }

  /// Clears the line, before other output and at the end.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    StandardError.write("\r\u{1B}[K")
  }

  private var isDue: Bool { isOnTerminal && Self.now() >= next }

  private mutating func write(_ words: String) {
    next = Self.now() + Self.interval
    isShown = true
    StandardError.write("\r\u{1B}[K" + Environment.texts.about(label, words))
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

extension ProgressLine.Unit {
  /// `1200 of 5000`, or `156 of 424 MB`; without a total the completed number alone.
  fileprivate func words(_ done: Int, of total: Int) -> String {
    switch self {
    case .records: total > 0 ? Environment.texts.amount(done, of: total) : "\(done)"
    case .bytes:
      total > 0
        ? Environment.texts.megabytes(done / 1_000_000, of: total / 1_000_000)
        : "\(done / 1_000_000) MB"
    }
  }
}
