/// A set of a table's records: about a bit each, so that a million are cheap, and so are a million sets of one.
package struct RecordSet: Equatable, Sendable {
  /// The lower half of all identities: records that were read.
  private var low = Bits()
  /// Identities counted down from the top: added records.
  private var high = Bits()
  /// Number of records. O(1).
  package private(set) var count = 0

  package init() {}

  /// Records in any order. O(count) for ascending ones.
  package init(_ records: [RecordID]) {
    for id in records { insert(id) }
  }

  package init(_ records: [RecordPlacement]) {
    for record in records { insert(record.id) }
  }

  package var isEmpty: Bool { count == 0 }

  /// O(1), or O(log count) in a set with gaps.
  package func contains(_ id: RecordID) -> Bool {
    id.isLow ? low.contains(id.index) : high.contains(id.index)
  }

  /// Returns true if the record is new to the set.
  @discardableResult
  package mutating func insert(_ id: RecordID) -> Bool {
    let isNew = id.isLow ? low.insert(id.index) : high.insert(id.index)
    if isNew { count += 1 }
    return isNew
  }

  /// Returns true if the record was in the set.
  @discardableResult
  package mutating func remove(_ id: RecordID) -> Bool {
    let wasThere = id.isLow ? low.remove(id.index) : high.remove(id.index)
    if wasThere { count -= 1 }
    return wasThere
  }

  /// All records, with those that were read first. O(count).
  package var members: [RecordID] {
    low.members.map { RecordID(rawValue: UInt32($0)) }
      + high.members.map { RecordID(rawValue: .max - UInt32($0)) }
  }

  /// The first record that was read, else an added one. O(1).
  package var first: RecordID? {
    low.first.map { RecordID(rawValue: UInt32($0)) }
      ?? high.first.map { RecordID(rawValue: .max - UInt32($0)) }
  }

  /// Adds the records of another set. O(other) if they are behind the own ones.
  package mutating func formUnion(_ other: RecordSet) {
    count += low.formUnion(other.low) + high.formUnion(other.high)
  }

  /// The records of both sets.
  package func intersection(_ other: RecordSet) -> RecordSet { combined(with: other) { $0 & $1 } }

  /// The records of either set.
  package func union(_ other: RecordSet) -> RecordSet { combined(with: other) { $0 | $1 } }

  /// The records of this set only.
  package func subtracting(_ other: RecordSet) -> RecordSet { combined(with: other) { $0 & ~$1 } }

  private func combined(
    with other: RecordSet, _ combine: (UInt64, UInt64) -> UInt64
  ) -> RecordSet {
    var set = RecordSet()
    set.low = low.combined(with: other.low, combine)
    set.high = high.combined(with: other.high, combine)
    set.count = set.low.count + set.high.count
    return set
  }
}

extension RecordID {
  fileprivate var isLow: Bool { rawValue <= .max / 2 }
  fileprivate var index: Int { Int(isLow ? rawValue : .max - rawValue) }
}

/// Whole numbers, those of one word of 64 bits together: sets of a few far numbers are as small as those of near ones.
private struct Bits: Equatable, Sendable {
  /// Words with numbers in them, ascending; their keys are those of `keys`.
  private var words: [UInt64] = []
  private var keys: [UInt32] = []

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ number: Int) -> Bool {
    let index = index(of: key(of: number))
    return has(number, at: index) && words[index] & bit(of: number) != 0
  }

  mutating func insert(_ number: Int) -> Bool { insert(bit(of: number), key(of: number)) != 0 }

  /// Returns the bits that are new.
  private mutating func insert(_ bits: UInt64, _ key: UInt32) -> UInt64 {
    let index = index(of: key)
    guard index < keys.count, keys[index] == key else {
      keys.insert(key, at: index)
      words.insert(bits, at: index)
      return bits
    }
    defer { words[index] |= bits }
    return bits & ~words[index]
  }

  mutating func remove(_ number: Int) -> Bool {
    guard contains(number) else { return false }
    let index = index(of: key(of: number))
    words[index] &= ~bit(of: number)
    if words[index] == 0 {
      words.remove(at: index)
      keys.remove(at: index)
    }
    return true
  }

  /// Adds all numbers of another set, and returns how many are new. O(other) if they are behind the own ones.
  mutating func formUnion(_ other: Bits) -> Int {
    var count = 0
    for (key, bits) in zip(other.keys, other.words) { count += insert(bits, key).nonzeroBitCount }
    return count
  }

  var first: Int? {
    keys.first.map { Int($0) << 6 + words[0].trailingZeroBitCount }
  }

  var members: [Int] {
    var members: [Int] = []
    for (key, word) in zip(keys, words) {
      var rest = word
      while rest != 0 {
        members.append(Int(key) << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return members
  }

  func combined(with other: Bits, _ combine: (UInt64, UInt64) -> UInt64) -> Bits {
    var bits = Bits()
    var (own, its) = (0, 0)
    while own < keys.count || its < other.keys.count {
      let ownKey = own < keys.count ? keys[own] : .max
      let itsKey = its < other.keys.count ? other.keys[its] : .max
      let key = min(ownKey, itsKey)
      let word = combine(ownKey == key ? words[own] : 0, itsKey == key ? other.words[its] : 0)
      if ownKey == key { own += 1 }
      if itsKey == key { its += 1 }
      guard word != 0 else { continue }
      bits.keys.append(key)
      bits.words.append(word)
    }
    return bits
  }

  private func has(_ number: Int, at index: Int) -> Bool {
    index < keys.count && keys[index] == key(of: number)
  }

  /// The index of a key, or that at which it is to be inserted. O(1) in a set without gaps, and at its end.
  private func index(of key: UInt32) -> Int {
    guard let first = keys.first, let last = keys.last, key > first else { return 0 }
    if key > last { return keys.count }
    let near = Int(key - first)
    if near < keys.count, keys[near] == key { return near }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func key(of number: Int) -> UInt32 { UInt32(number >> 6) }

  private func bit(of number: Int) -> UInt64 { 1 << UInt64(number & 63) }
}
