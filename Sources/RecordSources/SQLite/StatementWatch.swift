import CSQLite
import Glibc
import Storage

/// Interrupts a connection's statements: on request, or after waiting too long for others' locks. Views and triggers
/// of a database may run endlessly.
///
/// Used by one thread at a time, like the connection.
final class StatementWatch {
  /// Returns true to interrupt the current statement.
  var isStopped: @Sendable () -> Bool
  /// The time that another program may hold a lock without changing the database.
  var patience: Duration
  /// Number of checks so far, one for each `steps` steps of statements.
  private(set) var count = 0
  private let path: String
  /// Versions of the files at the start of waiting, and that time.
  private var files: [FileStamp?] = []
  private var begun = ContinuousClock.now

  /// Number of a statement's steps between two checks: some milliseconds.
  private static let steps: Int32 = 50_000
  /// Range of the microseconds between two attempts. The pause is random, or programs that wait
  /// for each other would always collide.
  private static let pauses: ClosedRange<UInt32> = 500...16_000

  init(_ path: String, patience: Duration, isStopped: @escaping @Sendable () -> Bool) {
    self.path = path
    self.patience = patience
    self.isStopped = isStopped
  }

  /// Watches the statements of a connection while it is open.
  func begin(on connection: OpaquePointer) {
    csqlite_watch(
      connection, Self.steps,
      { context in
        guard let context else { return 0 }
        return Unmanaged<StatementWatch>.fromOpaque(context).takeUnretainedValue().look() ? 1 : 0
      },
      { context, count in
        guard let context else { return 0 }
        let watch = Unmanaged<StatementWatch>.fromOpaque(context).takeUnretainedValue()
        return watch.waits(isFirst: count == 0) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// True to end the statement.
  private func look() -> Bool {
    count += 1
    return isStopped()
  }

  /// Pauses before the next attempt to get a lock; false to give up. The holder may continue as long as the files
  /// change.
  private func waits(isFirst: Bool) -> Bool {
    if isStopped() { return false }
    let present = ["", "-wal", "-journal"].map { FileStamp.current(of: path + $0) }
    if isFirst || present != files { (files, begun) = (present, .now) }
    guard ContinuousClock.now - begun < patience else { return false }
    usleep(UInt32.random(in: Self.pauses))
    return true
  }
}
