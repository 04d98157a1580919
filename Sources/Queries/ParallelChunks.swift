import Threads

/// Splits a job over threads of the caller; without any it runs the parts in turn.
package struct ParallelChunks: Sendable {
  /// Runs `body` for 0 ..< count, maybe concurrently, and returns when all are done.
  package typealias Run =
    @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  private let workers: Int
  private let concurrently: Run

  /// `concurrently` runs pieces of work in parallel and returns when all are done.
  package init(workers: Int, concurrently: @escaping Run) {
    self.workers = max(1, workers)
    self.concurrently = concurrently
  }

  /// Chunks that all run on the calling thread.
  package static let sequential = ParallelChunks(workers: 1) { count, body in
    for index in 0..<count { body(index) }
  }

  /// Minimum number of items for another thread, which costs more than it saves for fewer.
  private static let least = 1000

  /// The results of `body` for each part of `0 ..< count`, in order.
  package func map<Part: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Range<Int>) -> Part
  ) -> [Part] {
    let parts = min(workers, max(1, count / Self.least))
    guard parts > 1 else { return [body(0..<count)] }
    let results = Results<Part>()
    concurrently(parts) { part in
      let range = count * part / parts..<count * (part + 1) / parts
      let result = body(range)
      results.byPart.withLock { $0[part] = result }
    }
    return results.byPart.withLock { byPart in (0..<parts).compactMap { byPart[$0] } }
  }

  private final class Results<Part: Sendable>: Sendable {
    let byPart = Locked<[Int: Part]>([:])
  }
}
