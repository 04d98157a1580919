import JSONText

extension RecordTable {
  /// Duplicate member names in one object of the file as read: the last one counts, and users should know. O(file).
  package var duplicateMembers: [DuplicateMember] {
    if layout == .lines {
      return (0..<ranges.count).lazy.filter { faults[UInt32($0)] == nil }
        .flatMap { JSONSlice(buffer: source.buffer, range: ranges[$0]).duplicateMembers }
    }
    let bytes = source.buffer.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let root = JSONCursor(bytes, end: bytes.count).skipSpace(start)
    return JSONSlice(buffer: source.buffer, range: root..<bytes.count).duplicateMembers
  }
}
