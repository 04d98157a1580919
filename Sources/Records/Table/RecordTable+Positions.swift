import SourceText

extension RecordTable {
  /// Line and column, in the current version of the file (edits included), of an offset in a record's slice.
  ///
  /// The offset counts in the slice's own buffer, like the ranges of looked-up values. O(file); for many, use
  /// `RecordPositions`.
  package func position(of offset: Int, in id: RecordID) -> SourcePosition {
    var positions = RecordPositions(self)
    return positions.position(of: offset, in: id)
  }
}

/// Finds many positions in one version of a table: cheap in an unedited file, and in an edited one for requests in
/// the order of the file.
package struct RecordPositions: Sendable {
  private let table: RecordTable
  private var index: LineIndex
  /// The count up to the record at `countedIndex`.
  private var counter = LineCounter()
  private var countedIndex: Int?

  /// Starts without counting: O(1).
  package init(_ table: RecordTable) {
    self.table = table
    index = LineIndex(table.source.buffer)
  }

  /// Line and column in the file of an offset in the buffer of a record's slice.
  ///
  /// A deleted record has its position in the file as read.
  package mutating func position(of offset: Int, in id: RecordID) -> SourcePosition {
    guard table.isEdited, let wanted = table.index(of: id) else {
      return index.position(at: offset)
    }
    if let countedIndex, countedIndex > wanted {
      self.countedIndex = nil
      counter = LineCounter()
    }
    if countedIndex != wanted {
      var counter = counter
      RecordOutput(of: table).write(from: countedIndex, to: wanted) { counter.count($0) }
      self.counter = counter
      countedIndex = wanted
    }
    let slice = table[id]
    let offset = min(max(offset, slice.range.lowerBound), slice.range.upperBound)
    var counter = counter
    let bytes = slice.buffer.bytes
    counter.count(UnsafeRawBufferPointer(rebasing: bytes[slice.range.lowerBound..<offset]))
    return counter.position(ofNext: offset < slice.range.upperBound ? bytes[offset] : nil)
  }
}
