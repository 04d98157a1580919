import Records

/// Prints a list of any length, on all cores, in pieces: memory does not grow with it.
struct ListPrinter {
  /// How many records a thread takes at a time.
  private static let batch = 1024

  let records: RecordList
  let table: RecordTable

  /// Prints the records with writers that are made for it, one for each thread.
  func print(
    to output: inout StandardOutput, by makeWriter: () -> any RecordWriter
  ) throws(StandardOutput.Failure) {
    let count = records.count
    let threads = min(Workers.count, max(1, count / Self.batch))
    let parts = (0..<threads).map { _ in Part(writer: makeWriter()) }
    guard let first = parts.first?.writer, count > 0 else {
      return try output.write(parts.first?.writer.empty ?? "")
    }
    try output.write(first.head)
    var next = 0
    while next < count {
      var jobs: [() -> Void] = []
      for part in parts where next < count {
        let places = next..<min(count, next + Self.batch)
        jobs.append { part.write(places, of: self) }
        next = places.upperBound
      }
      Workers.run(jobs)
      for part in parts {
        try output.write(part.bytes)
        part.bytes.removeAll(keepingCapacity: true)
      }
    }
    try output.write(first.tail)
  }

  /// What one thread writes until all of them have done their share.
  private final class Part {
    var writer: any RecordWriter
    var bytes: [UInt8] = []

    init(writer: any RecordWriter) { self.writer = writer }

    func write(_ places: Range<Int>, of list: ListPrinter) {
      let separator = writer.separator
      for place in places {
        if place > 0 { bytes += separator.utf8 }
        writer.write(list.records.id(at: place, in: list.table), to: &bytes)
      }
    }
  }
}
