import SourceText

/// A hash table of names by their bytes: comparing with each name would be quadratic for large objects.
package struct JSONNameIndex: Sendable {
  /// Names in insertion order, as UTF-8 without escapes.
  package private(set) var names: [[UInt8]] = []
  /// Hash slots: an index into `names` plus one, 0 if free; at most half of them are used.
  private var slots: [Int32] = []
  private static let firstCount = 32

  package init() {}

  /// The index of a name, which is added if it is new. O(name) on average.
  @discardableResult
  package mutating func insert(_ name: UnsafeRawBufferPointer) -> (index: Int, isNew: Bool) {
    if slots.isEmpty { grow() }
    let slot = slot(of: name)
    if slots[slot] > 0 { return (Int(slots[slot]) - 1, false) }
    names.append(Array(name))
    slots[slot] = Int32(names.count)
    if names.count * 2 > slots.count { grow() }
    return (names.count - 1, true)
  }

  /// The index of a name; nil if it was not inserted. O(name) on average.
  package func index(of name: UnsafeRawBufferPointer) -> Int? {
    guard !slots.isEmpty else { return nil }
    let found = slots[slot(of: name)]
    return found > 0 ? Int(found) - 1 : nil
  }

  /// Maximum number of comparisons for one name, for tests of cost.
  var longestSearch: Int {
    var longest = 0
    var run = 0
    for slot in slots {
      run = slot > 0 ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// The slot with the name, or the free slot for it.
  private func slot(of name: UnsafeRawBufferPointer) -> Int {
    let mask = slots.count - 1
    var slot = firstSlot(of: name)
    while slots[slot] > 0, !Self.equals(names[Int(slots[slot]) - 1], name) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Seeded for each process: no file can have names that all fall into one slot. Short names, which most are, are
  /// hashed by a folded product: both halves of it mixed, as in the hash functions wyhash and aHash.
  private func firstSlot(of name: UnsafeRawBufferPointer) -> Int {
    let mask = slots.count - 1
    guard name.count <= 8 else {
      var hasher = Hasher()
      hasher.combine(bytes: name)
      return hasher.finalize() & mask
    }
    var word: UInt64 = 0
    for byte in name { word = word << 8 | UInt64(byte) }
    let product = (word ^ Self.seeds.0).multipliedFullWidth(by: Self.seeds.1)
    return Int(truncatingIfNeeded: product.high ^ product.low) & mask
  }

  private static let seeds = (
    UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max) | 1
  )

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(slots.count * 2, Self.firstCount))
    for (index, name) in names.enumerated() {
      let slot = name.withUnsafeBytes { self.slot(of: $0) }
      slots[slot] = Int32(index + 1)
    }
  }

  private static func equals(_ name: [UInt8], _ other: UnsafeRawBufferPointer) -> Bool {
    name.withUnsafeBytes { $0.isSame(as: other) }
  }
}
