import Synchronization
import Terminal

/// Work on a source that goes on in the background while the session looks at keys and signals, and that they can end.
final class SourceWork: Sendable {
  private let wakeUp = WakeUp()
  private let stops = Atomic<Bool>(false)
  private let ended = Atomic<Bool>(false)
  private let waits = Atomic<Bool>(false)
  private let heard = Atomic<Bool>(false)

  /// Readable when there is something to look at.
  var descriptor: Int32 { wakeUp.descriptor }
  /// Whether it was asked to end before it is done.
  var isStopped: Bool { stops.load(ordering: .relaxed) }
  /// Whether it has heard of that, so that it ended by it.
  var hasHeard: Bool { heard.load(ordering: .relaxed) }
  /// Whether it is done, or has ended.
  var hasEnded: Bool { ended.load(ordering: .acquiring) }
  /// Whether it waits for another program.
  var isWaiting: Bool { waits.load(ordering: .relaxed) }

  /// Whether it is to end: for the work itself to ask.
  func hears() -> Bool {
    guard isStopped else { return false }
    heard.store(true, ordering: .relaxed)
    return true
  }

  /// Asks it to end.
  func stop() { stops.store(true, ordering: .relaxed) }

  /// Takes note of what made the descriptor readable.
  func notice() { wakeUp.clear() }

  /// Another program is waited for, or not any more.
  func setWaiting(_ isWaiting: Bool) {
    waits.store(isWaiting, ordering: .relaxed)
    wakeUp.wake()
  }

  /// It is done, or has ended.
  func end() {
    ended.store(true, ordering: .releasing)
    wakeUp.wake()
  }
}
