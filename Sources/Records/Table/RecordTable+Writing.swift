extension RecordTable {
  /// True if the written records equal the bytes that `other` was read from. O(bytes) at most.
  package func isWritten(as other: RecordTable) -> Bool {
    let bytes = other.source.buffer.bytes
    var count = 0
    let isSame =
      (try? write { piece throws(Difference) in
        let range = count..<count + piece.count
        guard range.upperBound <= bytes.count,
          UnsafeRawBufferPointer(rebasing: bytes[range]).isSame(as: piece)
        else { throw Difference() }
        count = range.upperBound
      }) != nil
    return isSame && count == bytes.count
  }

  private struct Difference: Error {}

  /// Writes the file's new bytes, in pieces, in order.
  package func write(_ sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    try emit(from: nil, to: count, sink)
  }

  /// Writes the bytes from the record at `start` (nil: the file's beginning) up to the record at `end` (`count`: the
  /// file's end). Contiguous parts of the file are written in one piece. O(edits) besides the bytes, or O(records)
  /// once some were added, deleted or moved.
  func emit(
    from start: Int?, to end: Int, _ sink: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    var pending = 0..<0
    func put(_ piece: Piece) throws {
      switch piece {
      case .read(let range) where range.lowerBound == pending.upperBound:
        pending = pending.lowerBound..<range.upperBound
        return
      case .read(let range):
        try flush()
        pending = range
      case .edited(let slice):
        try flush()
        try sink(slice.bytes)
      case .made(let bytes):
        try flush()
        try bytes.withUnsafeBytes(sink)
      }
    }
    func flush() throws {
      if !pending.isEmpty {
        try sink(UnsafeRawBufferPointer(rebasing: source.buffer.bytes[pending]))
      }
      pending = 0..<0
    }
    if order.isAsRead {
      var next = start.map { ranges[$0].lowerBound } ?? 0
      for id in edits.edited(in: (start ?? 0)..<max(end, start ?? 0)) {
        try put(.read(next..<ranges[Int(id)].lowerBound))
        if let slice = edits[id] { try put(.edited(slice)) }
        next = ranges[Int(id)].upperBound
      }
      let last = end < count ? ranges[end].lowerBound : source.buffer.count
      try put(.read(next..<max(next, last)))
    } else {
      if start == nil { for piece in head { try put(piece) } }
      for index in (start ?? 0)..<max(end, start ?? 0) {
        guard let id = order[index] else { break }
        try put(edits[id].map(Piece.edited) ?? .read(ranges[Int(id)]))
        if index + 1 < count { try put(separator(after: id, before: order[index + 1] ?? id)) }
      }
      if end == count { for piece in tail { try put(piece) } }
    }
    try flush()
  }
}
