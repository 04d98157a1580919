/// The byte ranges of the records in the file: 16 bytes each, in chunks shared by versions.
package struct RecordRanges: Sendable {
  static let chunkSize = 4096
  private var chunks: [[Bounds]] = []
  package private(set) var count = 0

  package subscript(index: Int) -> Range<Int> {
    let bounds = chunks[index / Self.chunkSize][index % Self.chunkSize]
    return bounds.start..<bounds.end
  }

  /// No ranges.
  init() {}

  package init(_ ranges: [Range<Int>]) {
    for range in ranges { append(range) }
  }

  mutating func append(_ range: Range<Int>) {
    if count % Self.chunkSize == 0 {
      chunks.append([])
      // The first chunk grows as it must: most files hold few records.
      if count > 0 { chunks[chunks.count - 1].reserveCapacity(Self.chunkSize) }
    }
    chunks[chunks.count - 1].append(Bounds(start: range.lowerBound, end: range.upperBound))
    count += 1
  }

  // Of ranges the start of the program would search the conformances.
  private struct Bounds {
    let start: Int
    let end: Int
  }
}
