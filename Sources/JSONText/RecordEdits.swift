/// The slices that differ from what was read, in pieces, so that versions share what is equal.
struct RecordEdits: Sendable {
  private var pieces: [[UInt32: JSONSlice]] = []
  private var added: [UInt32: JSONSlice] = [:]
  private var readCount: Int
  /// How many records that were read have another slice now.
  private(set) var count = 0

  init(readCount: Int) { self.readCount = readCount }

  subscript(id: UInt32) -> JSONSlice? {
    guard id < readCount else { return added[id] }
    let piece = Int(id) / RecordRanges.chunkSize
    return piece < pieces.count ? pieces[piece][id] : nil
  }

  mutating func set(_ slice: JSONSlice?, for id: UInt32) {
    guard id < readCount else {
      added[id] = slice
      return
    }
    let piece = Int(id) / RecordRanges.chunkSize
    if pieces.count <= piece {
      pieces += Array(repeating: [:], count: piece + 1 - pieces.count)
    }
    let former = pieces[piece].updateOrRemove(slice, for: id)
    count += (slice == nil ? 0 : 1) - (former == nil ? 0 : 1)
  }

  /// The records read that have another slice now, in the order they were read. O(edits).
  var edited: [UInt32] { pieces.flatMap { $0.keys.sorted() } }

  /// Those of the records at `places`. O(edits) in pieces that `places` touches.
  func edited(in places: Range<Int>) -> [UInt32] {
    let first = places.lowerBound / RecordRanges.chunkSize
    let end = (places.upperBound + RecordRanges.chunkSize - 1) / RecordRanges.chunkSize
    return pieces[min(first, pieces.count)..<min(end, pieces.count)].flatMap { piece in
      piece.keys.filter { places.contains(Int($0)) }.sorted()
    }
  }

  /// The same edits where more records are known.
  func extended(to readCount: Int) -> RecordEdits {
    var edits = self
    edits.readCount = readCount
    return edits
  }
}

extension Dictionary {
  fileprivate mutating func updateOrRemove(_ value: Value?, for key: Key) -> Value? {
    if let value { updateValue(value, forKey: key) } else { removeValue(forKey: key) }
  }
}
