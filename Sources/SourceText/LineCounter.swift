/// Counts lines and Unicode scalars over bytes that arrive in pieces, eight at a time.
package struct LineCounter: Sendable {
  private var breaks = 0
  /// Number of Unicode scalars since the last complete line break.
  private var scalars = 0
  /// True if the last byte was a CR, after which an LF may follow.
  private var endsWithCR = false
  private var isAtStart = true
  package private(set) var byteCount = 0

  package init() {}

  /// The position of the next byte; nil means the end of the text.
  ///
  /// A byte inside a scalar has the position of that scalar.
  package func position(ofNext byte: UInt8?) -> SourcePosition {
    if endsWithCR && byte != 0x0A { return SourcePosition(line: breaks + 2, column: 1) }
    let isInside = byte.map { $0 & 0xC0 == 0x80 } ?? false
    return SourcePosition(
      line: breaks + 1, column: isInside ? max(scalars, 1) : scalars + 1)
  }

  /// Continues over `bytes`, which follow those counted before. O(n).
  package mutating func count(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return }
    byteCount += bytes.count
    var i = 0
    if isAtStart {
      isAtStart = false
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { i = 3 }
    }
    while i + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
      if !endsWithCR && !Self.contains(0x0D, in: word) {
        countWord(word)
        i += 8
      } else {
        for _ in 0..<8 {
          count(byte: base.load(fromByteOffset: i, as: UInt8.self))
          i += 1
        }
      }
    }
    while i < bytes.count {
      count(byte: base.load(fromByteOffset: i, as: UInt8.self))
      i += 1
    }
  }

  /// The positions of bytes of `text`, of which the first `byteCount` are counted; earlier offsets get the current
  /// position. Advances to the last offset: O(n) in all, and sorting.
  package mutating func positions(
    of offsets: [Int], in text: UnsafeRawBufferPointer
  ) -> [SourcePosition] {
    var positions = offsets.map { _ in SourcePosition(line: 1, column: 1) }
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      let offset = offsets[index]
      if offset > byteCount { count(UnsafeRawBufferPointer(rebasing: text[byteCount..<offset])) }
      positions[index] = position(ofNext: offset < text.count ? text[offset] : nil)
    }
    return positions
  }

  /// Counts eight bytes without a CR among them or before them.
  private mutating func countWord(_ word: UInt64) {
    let continuing = word & ~(word << 1) & Self.highBits
    let lineFeeds = Self.exactMask(of: 0x0A, in: word)
    if lineFeeds == 0 {
      scalars &+= 8 &- continuing.nonzeroBitCount
      return
    }
    breaks &+= lineFeeds.nonzeroBitCount
    let after = lineFeeds.leadingZeroBitCount / 8
    let tail = after == 0 ? 0 : continuing >> UInt64(64 - 8 * after)
    scalars = after - tail.nonzeroBitCount
  }

  private mutating func count(byte: UInt8) {
    if endsWithCR {
      endsWithCR = false
      breaks += 1
      scalars = 0
      if byte == 0x0A { return }
    }
    switch byte {
    case 0x0A:
      breaks += 1
      scalars = 0
    case 0x0D:
      endsWithCR = true
      scalars += 1
    default:
      if byte & 0xC0 != 0x80 { scalars += 1 }
    }
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  private static func contains(_ byte: UInt8, in word: UInt64) -> Bool {
    let differing = word ^ (lowBits &* UInt64(byte))
    return (differing &- lowBits) & ~differing & highBits != 0
  }

  /// The high bit of each byte that equals `byte`, exactly (no borrow from a neighbor).
  private static func exactMask(of byte: UInt8, in word: UInt64) -> UInt64 {
    let differing = word ^ (lowBits &* UInt64(byte))
    return ~(((differing & ~highBits) &+ ~highBits) | differing) & highBits
  }
}
