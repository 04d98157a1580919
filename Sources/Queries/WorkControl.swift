import Synchronization

/// Observes and stops a long job from another thread.
package final class WorkControl: Sendable {
  /// The total number of steps; 0 until it is known.
  private let steps = Atomic<Int>(0)
  private let taken = Atomic<Int>(0)
  private let stopped = Atomic<Bool>(false)

  /// Not stopped, without progress.
  package init() {}

  /// Requests the job to stop; it ends without a result soon after.
  package func cancel() { stopped.store(true, ordering: .relaxed) }

  /// True if the work is to stop; read from any thread.
  package var isCancelled: Bool { stopped.load(ordering: .relaxed) }

  /// Completed part of the work, 0 to 1.
  package var progress: Double {
    let total = steps.load(ordering: .relaxed)
    return total > 0 ? min(1, Double(taken.load(ordering: .relaxed)) / Double(total)) : 0
  }

  /// Starts counting a job of `total` steps.
  package func begin(_ total: Int) {
    taken.store(0, ordering: .relaxed)
    steps.store(total, ordering: .relaxed)
  }

  /// Counts completed steps; false once the job should stop.
  package func advance(by count: Int) -> Bool {
    taken.add(count, ordering: .relaxed)
    return !isCancelled
  }
}
