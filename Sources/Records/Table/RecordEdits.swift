import JSONText

/// Slices that differ from the read ones, in pieces, so that versions share equal ones.
struct RecordEdits: Sendable {
  /// Slices of records that were read, by identity.
  private var read: [EditPiece] = []
  /// Slices of added records, by identity, which counts down from the top.
  private var added: [EditPiece] = []
  private var readCount: Int
  /// Number of read records with another slice now.
  private(set) var count = 0

  init(readCount: Int) { self.readCount = readCount }

  subscript(id: UInt32) -> JSONSlice? {
    let pieces = id < readCount ? read : added
    let index = id < readCount ? id : .max - id
    let piece = Int(index) / EditPiece.size
    return piece < pieces.count ? pieces[piece][index] : nil
  }

  mutating func set(_ slice: JSONSlice?, for id: UInt32) {
    if id < readCount {
      count += Self.set(slice, at: id, in: &read)
    } else {
      _ = Self.set(slice, at: .max - id, in: &added)
    }
  }

  /// Returns the change of the number of slices.
  private static func set(
    _ slice: JSONSlice?, at index: UInt32, in pieces: inout [EditPiece]
  ) -> Int {
    let piece = Int(index) / EditPiece.size
    if pieces.count <= piece {
      guard slice != nil else { return 0 }
      pieces += Array(repeating: EditPiece(), count: piece + 1 - pieces.count)
    }
    return pieces[piece].set(slice, at: index)
  }

  /// Read records with another slice now, in file order. O(edits).
  var edited: [UInt32] { read.flatMap(\.indices) }

  /// Calls `body` with the records whose slices differ from another version of the same file, until it returns false.
  /// O(edits) at most: shared pieces are skipped.
  func forEachDifference(from other: RecordEdits, _ body: (UInt32) -> Bool) {
    for index in 0..<max(read.count, other.read.count) {
      let ours = index < read.count ? read[index] : EditPiece()
      let theirs = index < other.read.count ? other.read[index] : EditPiece()
      guard ours.forEachDifference(from: theirs, body) else { return }
    }
    for index in 0..<max(added.count, other.added.count) {
      let ours = index < added.count ? added[index] : EditPiece()
      let theirs = index < other.added.count ? other.added[index] : EditPiece()
      guard ours.forEachDifference(from: theirs, { body(.max - $0) }) else { return }
    }
  }

  /// The edited records at `indices`. O(edits) in the pieces of `indices`.
  func edited(in indices: Range<Int>) -> [UInt32] {
    let first = min(indices.lowerBound / EditPiece.size, read.count)
    let end = min((indices.upperBound + EditPiece.size - 1) / EditPiece.size, read.count)
    return read[first..<max(first, end)].flatMap(\.indices).filter { indices.contains(Int($0)) }
  }

  /// The edits with more records known.
  func extended(to readCount: Int) -> RecordEdits {
    var edits = self
    edits.readCount = readCount
    return edits
  }
}
