import JSONText
import SourceText

extension RecordTable {
  /// The number of the last line if it is invalid JSON and has no line break: another program may still be writing
  /// it. O(bytes) if there is one.
  package var unfinishedLine: Int? {
    guard layout == .lines, let last = faults.numbers.last, Int(last) == ranges.count - 1,
      source.buffer.bytes.last != UInt8(ascii: "\n")
    else { return nil }
    var lines = LineIndex(source.buffer)
    return lines.position(at: ranges[Int(last)].lowerBound).line
  }
}
