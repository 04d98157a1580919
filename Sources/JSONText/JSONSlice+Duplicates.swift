extension JSONSlice {
  /// Members whose name an earlier member of the same object has, anywhere in the value: they are the ones that count.
  ///
  /// O(n · depth); objects of many members cost a set of their names.
  package var duplicateMembers: [DuplicateMember] {
    var found: [DuplicateMember] = []
    Self.collect(buffer.bytes, range, into: &found)
    return found
  }

  private static func collect(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, into found: inout [DuplicateMember]
  ) {
    var names: [Range<Int>] = []
    for item in JSONItems(bytes, range) {
      if let name = item.name { names.append(name) }
      let first = bytes[item.value.lowerBound]
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        collect(bytes, item.value, into: &found)
      }
    }
    for name in repeated(names, in: bytes) {
      found.append(
        DuplicateMember(name: JSONString.decode(bytes, name), offset: name.lowerBound))
    }
  }

  /// The names that stand earlier in the list, too.
  private static func repeated(
    _ names: [Range<Int>], in bytes: UnsafeRawBufferPointer
  ) -> [Range<Int>] {
    if names.count > mostCompared {
      var seen: Set<[UInt8]> = []
      return names.filter { !seen.insert(Array(JSONString.decode(bytes, $0).utf8)).inserted }
    }
    let hasEscapes = names.contains { bytes[$0].contains(UInt8(ascii: "\\")) }
    func same(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
      if hasEscapes { return JSONString.same(bytes, a, bytes, b) }
      return a.count == b.count && bytes[a].elementsEqual(bytes[b])
    }
    return names.indices.filter { later in names[..<later].contains { same($0, names[later]) } }
      .map { names[$0] }
  }

  /// Up to so many names, comparing each with each is quicker than hashing them.
  private static let mostCompared = 24
}

/// A member name that stands twice in one object.
package struct DuplicateMember: Hashable, Sendable {
  package var name: String
  /// Where the later one stands, in the slice's buffer.
  package var offset: Int
}
