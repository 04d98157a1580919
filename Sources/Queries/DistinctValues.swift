/// Distinct byte strings and their counts, exact up to a bound.
struct DistinctValues: Sendable {
  /// Maximum number of distinct values; further ones are not counted.
  let bound: Int
  private(set) var isOverBound = false
  /// Counts by the value's number.
  private(set) var counts: [Int] = []
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt64] = []
  /// Hash slots with open addressing: the number of the value plus one, 0 if free.
  private var slots: [UInt32] = [UInt32](repeating: 0, count: 64)

  init(bound: Int) { self.bound = bound }

  var count: Int { ends.count }

  func withBytes<Result>(of number: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(number)])) }
  }

  mutating func insert(_ value: UnsafeRawBufferPointer, times: Int = 1) {
    guard !isOverBound else { return }
    let hash = Self.hash(value)
    let slot = slot(of: value, hash)
    guard slots[slot] == 0 else {
      counts[Int(slots[slot]) - 1] += times
      return
    }
    guard count < bound else {
      isOverBound = true
      return
    }
    bytes.append(contentsOf: value)
    ends.append(bytes.count)
    hashes.append(hash)
    counts.append(times)
    slots[slot] = UInt32(count)
    if count * 2 > slots.count { grow() }
  }

  /// The number of a value; nil if it was not inserted.
  func number(of value: UnsafeRawBufferPointer) -> Int? {
    let number = slots[slot(of: value, Self.hash(value))]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The slot that a value has, or would get.
  private func slot(of value: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, isSame(number, value) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Adds the values of another part of the records.
  mutating func merge(_ other: DistinctValues) {
    for number in 0..<other.count {
      other.withBytes(of: number) { insert($0, times: other.counts[number]) }
    }
    isOverBound = isOverBound || other.isOverBound
  }

  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  private func isSame(_ number: Int, _ value: UnsafeRawBufferPointer) -> Bool {
    let range = range(number)
    return range.count == value.count && withBytes(of: number) { $0.elementsEqual(value) }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  /// Eight bytes at a time, multiplied and mixed.
  private static func hash(_ value: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(value.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= value.count {
      hash ^= value.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = hash &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
      index += 8
    }
    while index < value.count {
      hash = (hash ^ UInt64(value[index])) &* 0x94D0_49BB_1331_11EB
      index += 1
    }
    return hash ^ hash >> 32
  }
}
