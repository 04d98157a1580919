import Records

/// Prints a list of any length, on all cores, in pieces: with constant memory.
struct ListPrinter {
  private static let batch = 1024

  let records: RecordList
  let table: RecordTable

  /// Prints the records with one writer for each thread.
  func print(
    to output: inout StandardOutput, by makeWriter: () -> any RecordWriter
  ) throws(StandardOutput.Failure) {
    var batches = Batches(of: records.count, each: Self.batch) { Part(writer: makeWriter()) }
    let first = batches.workers[0].writer
    guard records.count > 0 else { return try output.write(first.empty) }
    try output.write(first.head)
    while case let round = batches.next(), !round.isEmpty {
      Workers.run(round.map { batch in { batch.worker.write(batch.indices, of: self) } })
      for batch in round {
        try output.write(batch.worker.bytes)
        batch.worker.bytes.removeAll(keepingCapacity: true)
      }
    }
    try output.write(first.tail)
  }

  /// The output of one thread until all of them have finished their batches.
  private final class Part {
    var writer: any RecordWriter
    var bytes: [UInt8] = []

    init(writer: any RecordWriter) { self.writer = writer }

    func write(_ indices: Range<Int>, of list: ListPrinter) {
      let separator = writer.separator
      for index in indices {
        if index > 0 { bytes += separator.utf8 }
        writer.write(list.records.id(at: index, in: list.table), to: &bytes)
      }
    }
  }
}
