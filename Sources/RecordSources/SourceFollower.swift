import Records
import Storage

/// Detects changes of a source by others, and waits until they have finished.
package final class SourceFollower {
  /// A change of the source.
  package enum Change: Hashable, Sendable {
    case changed
    /// The source has again the version that was last read or saved.
    case restored
  }

  private let source: any RecordSource
  private let watcher: FileWatcher?
  /// The polling interval; nil if files are watched, or nothing is.
  private let interval: Duration?
  private var lastPoll: ContinuousClock.Instant
  private var polled: SourceVersion?
  /// True after a detected change that was not adopted yet.
  package private(set) var hasNoticed = false
  /// Version at the last check, to detect that the source is still being written.
  private var lastLook: SourceVersion?
  /// True if the source was being written, so that the wait is longer.
  private var isUnstable = false

  /// Follows from the version that was read, so that no change in between is missed.
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

  /// File descriptor that is readable after a change of a watched file; -1 if the system
  /// reports nothing.
  package var descriptor: Int32 { watcher?.fileDescriptor ?? -1 }

  /// Milliseconds until the next poll; nil if the source is not polled.
  package var pollMilliseconds: Int32? {
    interval.map { Int32(min(max(1, ($0 / .milliseconds(1)).rounded(.up)), 1e9)) }
  }

  /// Milliseconds without a further change before one is adopted: the writer may not have
  /// finished.
  package var settlingTime: Int32 { isUnstable ? 500 : 20 }

  /// Records a report of the system.
  package func notice() {
    if watcher?.changedPaths().isEmpty == false { hasNoticed = true }
  }

  /// Checks the version, if it is time to.
  package func poll(at now: ContinuousClock.Instant = .now) {
    guard let interval, now - lastPoll >= interval else { return }
    lastPoll = now
    let version = source.currentVersion
    if version != polled { hasNoticed = true }
    polled = version
  }

  /// Checks for unreported changes of files, whose writer may not have finished.
  package func look() {
    notice()
    if hasNoticed && watcher != nil { awaitStability() }
  }

  /// Waits until a source that is being written is stable.
  package func awaitStability() {
    guard isFollowing else { return }
    isUnstable = true
    lastLook = source.currentVersion
    hasNoticed = true
  }

  /// Marks the current version as completely read.
  package func wasRead() { isUnstable = false }

  /// The change of the source since `version`; our own saves don't count, and writing in progress is not reported
  /// yet, nor is anything unless `isWanted`.
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
