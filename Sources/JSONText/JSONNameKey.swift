/// Distinguishes most names quickly: the length and the first eight bytes.
struct JSONNameKey: Equatable, Sendable {
  /// Length in bytes of UTF-8; -1 for a name with an escape, which equals no name by its bytes.
  let length: Int
  /// The first eight bytes, the first one lowest, zeros after the end.
  let word: UInt64

  static let escaped = JSONNameKey(length: -1, word: 0)

  private init(length: Int, word: UInt64) {
    self.length = length
    self.word = word
  }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    length = text.count
    var word: UInt64 = 0
    for (index, byte) in text.prefix(8).enumerated() { word |= UInt64(byte) << UInt64(8 * index) }
    self.word = word
  }

  /// The key of the name at `range`, quotes included; `escaped` with a backslash in it.
  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    let start = range.lowerBound &+ 1
    let end = range.upperBound &- 1
    var word: UInt64 = 0
    if let base = bytes.baseAddress, start &+ 8 <= bytes.count, end > start {
      word = base.loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
      if end &- start < 8 { word &= (1 &<< UInt64(8 &* (end &- start))) &- 1 }
    } else {
      for i in start..<max(start, end) { word |= UInt64(bytes[i]) << UInt64(8 * (i - start)) }
    }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let differing = word ^ (ones &* 0x5C)
    var hasEscape = (differing &- ones) & ~differing & (ones &* 0x80) != 0
    if end &- start > 8, !hasEscape {
      hasEscape = UnsafeRawBufferPointer(rebasing: bytes[start &+ 8..<end]).contains(0x5C)
    }
    self = hasEscape ? .escaped : JSONNameKey(length: max(0, end &- start), word: word)
  }
}
