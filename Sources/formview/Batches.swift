/// Distributes the elements of a list to threads: in each round every thread gets a batch.
struct Batches<Worker> {
  let workers: [Worker]
  private(set) var done = 0
  private let count: Int
  private let size: Int

  /// `size` is large enough to be worth a thread, and small enough to be printed as it arrives.
  init(of count: Int, each size: Int, makeWorker: () -> Worker) {
    self.count = count
    self.size = size
    workers = (0..<min(Workers.count, max(1, count / size))).map { _ in makeWorker() }
  }

  /// The next batches, in the list's order; empty at the end.
  mutating func next() -> [(worker: Worker, indices: Range<Int>)] {
    var round: [(worker: Worker, indices: Range<Int>)] = []
    for worker in workers where done < count {
      round.append((worker, done..<min(count, done + size)))
      done = min(count, done + size)
    }
    return round
  }
}
