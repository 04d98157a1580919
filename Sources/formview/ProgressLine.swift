import Glibc

/// How far a long job is, on one line of standard error that is written over and cleared at the end.
///
/// Nothing is written unless standard error is a terminal, nor in a job's first 0.2 seconds.
struct ProgressLine {
  /// What is counted.
  enum Unit { case records, bytes }

  /// Milliseconds before the line shows, and between two of its changes.
  private static let patience = 200
  private static let interval = 100

  private let label: String
  private let isOnTerminal = Self.isOnTerminal
  private var next = now() + patience
  private var isShown = false

  static var isOnTerminal: Bool { StandardError.isTerminal }

  /// The job starts now; `label` says what is being done.
  init(_ label: String) { self.label = VisibleText.of(label) }

  /// Shows how much is done, if it is time to; a total of 0 is not known.
  mutating func show(_ done: Int, of total: Int, _ unit: Unit) {
    guard isDue else { return }
    let amount = unit.words(done, of: total)
    write(total > 0 ? "\(min(done, total) * 100 / total) % (\(amount))" : amount)
  }

  /// Shows which part is done, 0 to 1, if it is time to.
  mutating func show(_ part: Double) {
    guard isDue else { return }
    write("\(Int(part * 100)) %")
  }

  /// Shows that the job goes on, if it is time to: how far it is nobody knows.
  mutating func show() {
    guard isDue else { return }
    write("…")
  }

  /// Takes the line away, before other output and at the end.
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
  /// As `1200 of 5000`, or `156 of 424 MB`; without a total what is done alone.
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
