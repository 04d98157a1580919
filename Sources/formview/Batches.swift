/// The elements of a list shared out to threads, some at a time: rounds in which each thread gets a batch.
struct Batches<Worker> {
  /// One for each thread.
  let workers: [Worker]
  /// The elements that were handed out.
  private(set) var done = 0
  private let count: Int
  private let size: Int

  /// `size` is enough to be worth a thread, and little enough to be printed as it comes.
  init(of count: Int, each size: Int, makeWorker: () -> Worker) {
    self.count = count
    self.size = size
    workers = (0..<min(Workers.count, max(1, count / size))).map { _ in makeWorker() }
  }

  /// The next batches, in the list's order; empty at its end.
  mutating func next() -> [(worker: Worker, places: Range<Int>)] {
    var round: [(worker: Worker, places: Range<Int>)] = []
    for worker in workers where done < count {
      round.append((worker, done..<min(count, done + size)))
      done = min(count, done + size)
    }
    return round
  }
}
