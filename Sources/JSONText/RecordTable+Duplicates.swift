import SourceText

/// A member name that stands twice in one object.
package struct DuplicateMember: Hashable, Sendable {
  package var name: String
  /// Byte offset of the later one's name in the file.
  package var offset: Int
}

extension RecordTable {
  /// Members named twice in one object of the file as it was read: the last one wins, and readers
  /// should be told. O(file).
  package var duplicateMembers: [DuplicateMember] {
    let bytes = source.buffer.bytes
    var found: [DuplicateMember] = []
    if layout != .lines {
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let cursor = JSONCursor(bytes, end: bytes.count)
      let start = cursor.skipSpace(hasMark ? 3 : 0)
      Self.findDuplicates(bytes, start..<bytes.count, &found)
    } else {
      for place in 0..<ranges.count where faults[UInt32(place)] == nil {
        Self.findDuplicates(bytes, ranges[place], &found)
      }
    }
    return found
  }

  fileprivate static func findDuplicates(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ found: inout [DuplicateMember]
  ) {
    var items = JSONItems(bytes, range)
    var names = MemberNames()
    while let item = items.next() {
      if let name = item.name, !names.insert(bytes, name) {
        let text = JSONString.decode(bytes, name)
        found.append(DuplicateMember(name: text, offset: name.lowerBound))
      }
      let first = bytes[item.value.lowerBound]
      if first == 0x7B || first == 0x5B { findDuplicates(bytes, item.value, &found) }
    }
  }
}

extension JSONSlice {
  /// Members named twice in one object of this value; their offsets are those of the slice's buffer. O(n).
  package var duplicateMembers: [DuplicateMember] {
    var found: [DuplicateMember] = []
    RecordTable.findDuplicates(buffer.bytes, range, &found)
    return found
  }
}

/// The names seen in one object; few are compared, many are hashed.
private struct MemberNames {
  private var few: [Range<Int>] = []
  private var many: Set<[UInt8]> = []

  /// Whether the name was not there.
  mutating func insert(_ bytes: UnsafeRawBufferPointer, _ name: Range<Int>) -> Bool {
    if few.count < 16 {
      let isNew = !few.contains { JSONString.same(bytes, $0, bytes, name) }
      if isNew { few.append(name) }
      return isNew
    }
    if many.isEmpty { many = Set(few.map { Self.text(bytes, $0) }) }
    return many.insert(Self.text(bytes, name)).inserted
  }

  private static func text(_ bytes: UnsafeRawBufferPointer, _ name: Range<Int>) -> [UInt8] {
    JSONString.unescaped(UnsafeRawBufferPointer(rebasing: bytes[name]))
  }
}
