/// A member name that occurs again in one object.
package struct DuplicateMember: Hashable, Sendable {
  package var name: String
  /// The offset of the later name in the slice's buffer.
  package var offset: Int
}

extension JSONSlice {
  /// Members, anywhere in the value, with the name of an earlier member of the object: they
  /// are the effective ones. In file order; O(n · depth).
  package var duplicateMembers: [DuplicateMember] {
    var found: [DuplicateMember] = []
    Self.findDuplicates(buffer.bytes, range, &found)
    return found
  }

  private static func findDuplicates(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ found: inout [DuplicateMember]
  ) {
    var items = JSONItems(bytes, range)
    var names = SeenNames()
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

/// The names seen in one object; few are compared, many are hashed.
private struct SeenNames {
  private var keys: [JSONNameKey] = []
  // No ranges: for the first array of them the program searches its conformances.
  private var few: [(start: Int, end: Int)] = []
  private var many: Set<[UInt8]> = []
  /// True if a name has escapes: then keys say nothing about equality.
  private var hasEscapes = false

  mutating func insert(_ bytes: UnsafeRawBufferPointer, _ name: Range<Int>) -> Bool {
    guard few.count < 16 else {
      if many.isEmpty { many = Set(few.map { Self.text(bytes, $0.start..<$0.end) }) }
      return many.insert(Self.text(bytes, name)).inserted
    }
    let key = JSONNameKey(bytes, name)
    hasEscapes = hasEscapes || key == .escaped
    for index in keys.indices where hasEscapes || keys[index] == key {
      let known = few[index].start..<few[index].end
      if JSONString.same(bytes, known, bytes, name) { return false }
    }
    keys.append(key)
    few.append((name.lowerBound, name.upperBound))
    return true
  }

  private static func text(_ bytes: UnsafeRawBufferPointer, _ name: Range<Int>) -> [UInt8] {
    JSONString.unescaped(UnsafeRawBufferPointer(rebasing: bytes[JSONString.content(name)]))
  }
}
