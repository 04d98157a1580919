import JSONText
import Values

/// Maps positions in a record to those in another record that differs in some values.
struct MovedOffsets {
  /// Ranges of the differing values, ascending.
  private let changed: [Range<Int>]
  /// Offset of a position, by the number of differing values before it.
  private var shifts: [Int]
  /// Number of differing values before the last requested position: most requests are near it.
  private var count = 0

  /// Nil where the other record differs elsewhere: one that has its original values again is
  /// written as it was. O(record).
  init?(_ changed: [Range<Int>], from before: JSONSlice, to after: JSONSlice) {
    self.changed = changed.sorted { $0.lowerBound < $1.lowerBound }
    var shift = after.range.lowerBound - before.range.lowerBound
    shifts = [shift]
    let (bytes, others) = (before.buffer.bytes, after.buffer.bytes)
    let cursor = JSONCursor(others, end: after.range.upperBound)
    var start = before.range.lowerBound
    /// True if the bytes up to `end` are the same.
    func isSame(to end: Int) -> Bool {
      guard start <= end, end + shift <= after.range.upperBound else { return false }
      return UnsafeRawBufferPointer(rebasing: bytes[start..<end]).isSame(
        as: UnsafeRawBufferPointer(rebasing: others[start + shift..<end + shift]))
    }
    for range in self.changed {
      let offset = range.lowerBound + shift
      guard isSame(to: range.lowerBound), offset < after.range.upperBound else { return nil }
      let end = cursor.endOfValue(offset)
      // Where the only item of a list was, nothing is left.
      guard end > offset else { return nil }
      shift = end - range.upperBound
      shifts.append(shift)
      start = range.upperBound
    }
    guard before.range.upperBound + shift == after.range.upperBound,
      isSame(to: before.range.upperBound)
    else { return nil }
  }

  mutating func moved(_ offset: Int) -> Int {
    let isBehind = count == 0 || changed[count - 1].upperBound <= offset
    if !isBehind || count < changed.count && changed[count].upperBound <= offset {
      count = (0..<changed.count).firstNumber { changed[$0].upperBound > offset }
    }
    return offset + shifts[count]
  }
}
