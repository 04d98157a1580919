import Synchronization

/// Watches and stops a long job from another thread.
package final class WorkControl: Sendable {
  /// How many steps the job has in all; 0 until it knows.
  private let steps = Atomic<Int>(0)
  private let taken = Atomic<Int>(0)
  private let stopped = Atomic<Bool>(false)

  /// Not stopped, nothing done yet.
  package init() {}

  /// Asks the job to stop; it ends without a result soon after.
  package func cancel() { stopped.store(true, ordering: .relaxed) }

  /// Whether the work is to stop: asked now and then from any thread.
  package var isCancelled: Bool { stopped.load(ordering: .relaxed) }

  /// How much of the job is done, 0 to 1.
  package var progress: Double {
    let total = steps.load(ordering: .relaxed)
    return total > 0 ? min(1, Double(taken.load(ordering: .relaxed)) / Double(total)) : 0
  }

  /// Starts counting a job of so many steps.
  package func begin(_ total: Int) {
    taken.store(0, ordering: .relaxed)
    steps.store(total, ordering: .relaxed)
  }

  /// Counts steps as done; false once the job should stop.
  package func advance(by count: Int) -> Bool {
    taken.add(count, ordering: .relaxed)
    return !isCancelled
  }
}
