import Records
import Synchronization
import Terminal

/// Computes on a thread of its own what a commit needs and takes long.
final class CommitPreparation {
  private let wakeUp = WakeUp()
  private let ends = Ends()
  private var begun = 0

  /// Readable when it has ended.
  var descriptor: Int32 { wakeUp.descriptor }
  /// Whether it is at work.
  var isRunning: Bool { ends.count.load(ordering: .acquiring) < begun }

  /// Starts, unless it is at work.
  func start(for source: any RecordSource) {
    guard !isRunning else { return }
    begun += 1
    let (wakeUp, ends) = (wakeUp, ends)
    Workers.detach {
      source.prepareCommit()
      ends.count.add(1, ordering: .releasing)
      wakeUp.wake()
    }
  }

  /// Takes note of what made the descriptor readable.
  func notice() { wakeUp.clear() }

  /// How often it has ended.
  private final class Ends: Sendable {
    let count = Atomic<Int>(0)
  }
}
