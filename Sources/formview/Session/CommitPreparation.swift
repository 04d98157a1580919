import Records
import Synchronization
import Terminal

/// Computes slow prerequisites of a commit on a separate thread.
final class CommitPreparation {
  private let wakeUp = WakeUp()
  private let ends = Ends()
  private var begun = 0

  var descriptor: Int32 { wakeUp.descriptor }
  var isRunning: Bool { ends.count.load(ordering: .acquiring) < begun }

  /// Starts, unless it is running.
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

  /// Clears the descriptor.
  func notice() { wakeUp.clear() }

  /// Counts completed runs.
  private final class Ends: Sendable {
    let count = Atomic<Int>(0)
  }
}
