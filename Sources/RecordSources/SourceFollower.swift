import Records
import Storage

/// Notices that others change a source, and waits until they are done with it.
package final class SourceFollower {
  /// What became of the source.
  package enum Change: Hashable, Sendable {
    case changed
    /// It is again what was read or last saved.
    case restored
  }

  private let source: any RecordSource
  private let watcher: FileWatcher?
  /// How often the version is asked for; nil where files are watched, or nothing is.
  private let interval: Duration?
  private var lastPoll: ContinuousClock.Instant
  private var polled: SourceVersion?
  /// Whether a change was noticed that is not yet taken.
  package private(set) var hasNoticed = false
  /// The version at the last look, for seeing whether it is still being written.
  private var lastLook: SourceVersion?
  /// Whether the source was found being written, so that it is waited for longer.
  private var isUnstable = false

  /// Follows from what was read on, so that no change in between is missed.
  package init(
    _ source: any RecordSource, readAs version: SourceVersion?,
    at now: ContinuousClock.Instant = .now
  ) {
    self.source = source
    lastPoll = now
    switch source.watch {
    case .files(let paths): (watcher, interval) = (FileWatcher(paths: paths), nil)
    case .polling(let time): (watcher, interval) = (nil, time)
    case .never: (watcher, interval) = (nil, nil)
    }
    polled = version
    hasNoticed = isFollowing && source.currentVersion != version
  }

  private var isFollowing: Bool { watcher != nil || interval != nil }

  /// Readable when a watched file was changed; -1 where the system reports nothing.
  package var descriptor: Int32 { watcher?.fileDescriptor ?? -1 }

  /// Milliseconds after which it is to be polled at the latest; nil where it isn't.
  package var pollMilliseconds: Int32? {
    interval.map { Int32(min(max(1, ($0 / .milliseconds(1)).rounded(.up)), 1e9)) }
  }

  /// Milliseconds without a further notice before a change is taken: its writer may be at work still.
  package var settlingTime: Int32 { isUnstable ? 500 : 20 }

  /// Takes note of what the system reported.
  package func notice() {
    if watcher?.changedPaths().isEmpty == false { hasNoticed = true }
  }

  /// Asks for the version, if it is time to.
  package func poll(at now: ContinuousClock.Instant = .now) {
    guard let interval, now - lastPoll >= interval else { return }
    lastPoll = now
    let version = source.currentVersion
    if version != polled { hasNoticed = true }
    polled = version
  }

  /// Looks for changes of files that were not reported: their writer may not be done.
  package func look() {
    notice()
    if hasNoticed && watcher != nil { awaitStability() }
  }

  /// Waits for a source that is being written to be stable.
  package func awaitStability() {
    guard isFollowing else { return }
    isUnstable = true
    lastLook = source.currentVersion
    hasNoticed = true
  }

  /// All of the present version was read.
  package func wasRead() { isUnstable = false }

  /// What became of the source since it had `version`; our own saves are no changes, and what is still being written
  /// is not reported yet, nor is anything unless `isWanted`.
  package func takeChange(since version: SourceVersion?, isWanted: Bool) -> Change? {
    guard hasNoticed else { return nil }
    let now = source.currentVersion
    if now == version {
      hasNoticed = false
      return isWanted && version != nil ? .restored : nil
    }
    defer { lastLook = now }
    if !isWanted || isUnstable && now != lastLook { return nil }
    hasNoticed = false
    return .changed
  }
}
