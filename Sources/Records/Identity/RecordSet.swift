/// A set of a table's records: one bit each, so that a million are cheap.
package struct RecordSet: Equatable, Sendable {
  /// The lower half of all identities: records that were read.
  private var low = Bits()
  /// Identities counted down from the top: added records.
  private var high = Bits()
  /// Number of records. O(1).
  package private(set) var count = 0

  package init() {}

  /// Records in any order. O(greatest identity / 64 + count).
  package init(_ records: [RecordID]) {
    for id in records { insert(id) }
  }

  package init(_ records: [RecordPlacement]) {
    for record in records { insert(record.id) }
  }

  package var isEmpty: Bool { count == 0 }

  /// O(1).
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

  /// All records, with those that were read first. O(greatest identity / 64 + count).
  package var members: [RecordID] {
    low.members.map { RecordID(rawValue: UInt32($0)) }
      + high.members.map { RecordID(rawValue: .max - UInt32($0)) }
  }

  /// The first record that was read, else an added one. O(greatest identity / 64).
  package var first: RecordID? {
    low.first.map { RecordID(rawValue: UInt32($0)) }
      ?? high.first.map { RecordID(rawValue: .max - UInt32($0)) }
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

private struct Bits: Equatable, Sendable {
  private var words: [UInt64] = []

  /// Ignores capacity.
  static func == (a: Bits, b: Bits) -> Bool {
    let (few, many) = a.words.count < b.words.count ? (a.words, b.words) : (b.words, a.words)
    return many.starts(with: few) && many.dropFirst(few.count).allSatisfy { $0 == 0 }
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ index: Int) -> Bool {
    let word = index >> 6
    return word < words.count && words[word] & Self.bit(index) != 0
  }

  mutating func insert(_ index: Int) -> Bool {
    let word = index >> 6
    if word >= words.count {
      words += Array(repeating: 0, count: max(word + 1, 2 * words.count) - words.count)
    }
    defer { words[word] |= Self.bit(index) }
    return words[word] & Self.bit(index) == 0
  }

  mutating func remove(_ index: Int) -> Bool {
    guard contains(index) else { return false }
    words[index >> 6] &= ~Self.bit(index)
    return true
  }

  var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 << 6 + words[$0].trailingZeroBitCount }
  }

  var members: [Int] {
    var members: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        members.append(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return members
  }

  func combined(with other: Bits, _ combine: (UInt64, UInt64) -> UInt64) -> Bits {
    var bits = Bits()
    bits.words = (0..<max(words.count, other.words.count)).map { index in
      combine(
        index < words.count ? words[index] : 0,
        index < other.words.count ? other.words[index] : 0)
    }
    return bits
  }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }
}
