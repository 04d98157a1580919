import Queries

/// Work beside the keys: pure, and only as long as it is wanted.
package protocol BackgroundJob: Sendable {
  associatedtype Outcome: Sendable
  /// Does the work; on any thread.
  func run(control: WorkControl, chunks: ParallelChunks) -> Outcome
}
