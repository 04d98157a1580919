import CSQLite
import Glibc
import Storage

/// What ends the statements of a connection before they are done: a request to stop, or the end of the patience for the locks
/// of others. What a view or a trigger does is up to who made the database, and may have no end.
///
/// One thread at a time uses the connection, and this.
final class StatementWatch {
  /// Whether what is under way is to end.
  var isStopped: @Sendable () -> Bool
  /// How long another program may keep a lock without changing the database.
  var patience: Duration
  /// How often statements have taken `steps`.
  private(set) var count = 0
  private let path: String
  /// The files as they were when the waiting began, and when that was.
  private var files: [FileStamp?] = []
  private var begun = ContinuousClock.now

  /// Steps of a statement between two looks: some milliseconds.
  private static let steps: Int32 = 50_000
  /// Microseconds between two attempts. By chance, or programs that wait for each other would always meet.
  private static let pauses: ClosedRange<UInt32> = 500...16_000

  init(_ path: String, patience: Duration, isStopped: @escaping @Sendable () -> Bool) {
    self.path = path
    self.patience = patience
    self.isStopped = isStopped
  }

  /// Watches the statements of a connection, as long as that is open.
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

  /// Whether the statement is to end.
  private func look() -> Bool {
    count += 1
    return isStopped()
  }

  /// Pauses before the next attempt to get a lock; false where there is to be none. Whoever has it gets on with it as long as
  /// the files change.
  private func waits(isFirst: Bool) -> Bool {
    if isStopped() { return false }
    let present = ["", "-wal", "-journal"].map { FileStamp.current(of: path + $0) }
    if isFirst || present != files { (files, begun) = (present, .now) }
    guard ContinuousClock.now - begun < patience else { return false }
    usleep(UInt32.random(in: Self.pauses))
    return true
  }
}
