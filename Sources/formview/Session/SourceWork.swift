import Synchronization
import Terminal

/// Work on a source in the background, which keys and signals can interrupt.
final class SourceWork: Sendable {
  private let wakeUp = WakeUp()
  private let stops = Atomic<Bool>(false)
  private let ended = Atomic<Bool>(false)
  private let waits = Atomic<Bool>(false)
  private let heard = Atomic<Bool>(false)

  /// File descriptor that is readable after a change of state.
  var descriptor: Int32 { wakeUp.descriptor }
  var isStopped: Bool { stops.load(ordering: .relaxed) }
  /// True if the work has noticed the request, so that it ended early.
  var hasHeard: Bool { heard.load(ordering: .relaxed) }
  var hasEnded: Bool { ended.load(ordering: .acquiring) }
  /// True while waiting for another program.
  var isWaiting: Bool { waits.load(ordering: .relaxed) }

  /// True to end early; called by the work itself.
  func hears() -> Bool {
    guard isStopped else { return false }
    heard.store(true, ordering: .relaxed)
    return true
  }

  /// Requests to end early.
  func stop() { stops.store(true, ordering: .relaxed) }

  /// Clears the descriptor.
  func notice() { wakeUp.clear() }

  /// Sets if it waits for another program.
  func setWaiting(_ isWaiting: Bool) {
    waits.store(isWaiting, ordering: .relaxed)
    wakeUp.wake()
  }

  func end() {
    ended.store(true, ordering: .releasing)
    wakeUp.wake()
  }
}
