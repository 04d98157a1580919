import SourceText

extension RecordTable {
  /// Line and column, in the file as it is now (edits included), of an offset in a record's slice.
  ///
  /// The offset counts in the slice's own buffer, as the ranges of looked-up values do.
  /// O(file); for many, make a `RecordPositions`.
  package func position(of offset: Int, in id: RecordID) -> SourcePosition {
    var positions = RecordPositions(self)
    return positions.position(of: offset, in: id)
  }
}

/// Answers many positions in one version of a table: cheaply in a file as it was read, and in an
/// edited one as long as they are asked for in the order of the file.
package struct RecordPositions: Sendable {
  private let table: RecordTable
  private var index: LineIndex
  /// The count up to the record at `place`.
  private var counter = LineCounter()
  private var place: Int?

  /// Nothing is counted yet: O(1).
  package init(_ table: RecordTable) {
    self.table = table
    index = LineIndex(table.source.buffer)
  }

  /// Line and column in the file of an offset in the buffer of a record's slice.
  ///
  /// The position of a deleted record is that in the file as it was read.
  package mutating func position(of offset: Int, in id: RecordID) -> SourcePosition {
    guard table.isEdited, let wanted = table.place(of: id) else {
      return index.position(at: offset)
    }
    if let place, place > wanted {
      self.place = nil
      counter = LineCounter()
    }
    if place != wanted {
      var counter = counter
      table.emit(from: place, to: wanted) { counter.count($0) }
      self.counter = counter
      place = wanted
    }
    let slice = table[id]
    let offset = min(max(offset, slice.range.lowerBound), slice.range.upperBound)
    var counter = counter
    let bytes = slice.buffer.bytes
    counter.count(UnsafeRawBufferPointer(rebasing: bytes[slice.range.lowerBound..<offset]))
    return counter.position(ofNext: offset < slice.range.upperBound ? bytes[offset] : nil)
  }
}
