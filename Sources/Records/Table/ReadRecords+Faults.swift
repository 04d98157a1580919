import JSONText
import SourceText

extension ReadRecords {
  /// Duplicate member names in one object of the file: the last one counts, and users should know. O(file).
  package var duplicateMembers: [DuplicateMember] {
    if layout == .lines {
      return (0..<ranges.count).lazy.filter { self.faults[UInt32($0)] == nil }
        .flatMap { JSONSlice(buffer: self.source.buffer, range: self.ranges[$0]).duplicateMembers }
    }
    let bytes = source.buffer.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let root = JSONCursor(bytes, end: bytes.count).skipSpace(start)
    return JSONSlice(buffer: source.buffer, range: root..<bytes.count).duplicateMembers
  }

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
