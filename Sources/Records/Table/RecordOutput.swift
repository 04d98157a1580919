import JSONText

/// A part of a table's output.
enum Piece {
  case read(Range<Int>)
  case edited(JSONSlice)
  case made([UInt8])
}

/// The new bytes of a file, or of some of its records in order.
///
/// Contiguous parts of the file are written in one piece. O(edits) besides the bytes, or O(records) once some were
/// added, deleted or moved.
struct RecordOutput {
  private let table: RecordTable

  init(of table: RecordTable) { self.table = table }

  /// Writes the bytes from the record at `start` (nil: the file's beginning) up to the record at `end` (`count`: the
  /// file's end).
  func write(
    from start: Int? = nil, to end: Int, _ sink: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    let bytes = table.source.buffer.bytes
    var pending = 0..<0
    func flush() throws {
      if !pending.isEmpty { try sink(UnsafeRawBufferPointer(rebasing: bytes[pending])) }
      pending = 0..<0
    }
    func put(_ piece: Piece) throws {
      if case .read(let range) = piece, range.lowerBound == pending.upperBound {
        pending = pending.lowerBound..<range.upperBound
        return
      }
      try flush()
      switch piece {
      case .read(let range): pending = range
      case .edited(let slice): try sink(slice.bytes)
      case .made(let bytes): try bytes.withUnsafeBytes(sink)
      }
    }
    if table.hasRecordsAsRead {
      try forEachPieceAsRead(from: start, to: end, put)
    } else {
      try forEachPiece(from: start, to: end, put)
    }
    try flush()
  }

  /// Calls `body` with the edited records and the text between them, of records in the order of the file.
  private func forEachPieceAsRead(
    from start: Int?, to end: Int, _ body: (Piece) throws -> Void
  ) rethrows {
    let ranges = table.read.ranges
    var next = start.map { ranges[$0].lowerBound } ?? 0
    for id in table.present.edits.edited(in: (start ?? 0)..<max(end, start ?? 0)) {
      try body(.read(next..<ranges[Int(id)].lowerBound))
      if let slice = table.present.edits[id] { try body(.edited(slice)) }
      next = ranges[Int(id)].upperBound
    }
    let last = end < table.count ? ranges[end].lowerBound : table.source.buffer.count
    try body(.read(next..<max(next, last)))
  }

  /// Calls `body` with each record and each separator.
  private func forEachPiece(
    from start: Int?, to end: Int, _ body: (Piece) throws -> Void
  ) rethrows {
    let (order, count) = (table.present.order, table.count)
    let spacing = RecordSpacing(of: table)
    let keepsPlaces = spacing.keepsPlaces(order, count: count)
    if start == nil { for piece in spacing.head(isEmpty: count == 0) { try body(piece) } }
    for index in (start ?? 0)..<max(end, start ?? 0) {
      guard let id = order[index] else { break }
      try body(table.present.edits[id].map(Piece.edited) ?? .read(table.read.ranges[Int(id)]))
      if index + 1 < count {
        try body(
          keepsPlaces
            ? spacing.separator(at: index)
            : spacing.separator(after: id, before: order[index + 1] ?? id))
      }
    }
    if end == count, count > 0 { for piece in spacing.tail { try body(piece) } }
  }
}
