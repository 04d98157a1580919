/// Searches for bytes in bytes, sixteen at a time.
package enum ByteSearch {
  private typealias Vector = SIMD16<UInt8>
  private static let width = 16

  /// True if a word occurs in a text. O(text).
  package static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    text.withUnsafeBytes { text in word.withUnsafeBytes { contains(text, $0) } }
  }

  /// Compares completely only where the word's first and last byte match.
  package static func contains(_ text: UnsafeRawBufferPointer, _ word: UnsafeRawBufferPointer)
    -> Bool
  {
    guard let first = word.first else { return true }
    let end = word.count - 1
    let last = text.count - word.count
    let (firsts, finals) = (Vector(repeating: first), Vector(repeating: word[end]))
    var index = 0
    while index + width <= last + 1 {
      let start = text.loadUnaligned(fromByteOffset: index, as: Vector.self)
      let final = text.loadUnaligned(fromByteOffset: index + end, as: Vector.self)
      let matches = Matches(where: (start .== firsts) .& (final .== finals))
      if matches.contains(where: { occurs(word, in: text, at: index + $0) }) { return true }
      index += width
    }
    while index <= last {
      if text[index] == first, text[index + end] == word[end], occurs(word, in: text, at: index) {
        return true
      }
      index += 1
    }
    return false
  }

  /// True if a byte occurs in a text. O(text).
  package static func contains(_ text: UnsafeRawBufferPointer, _ byte: UInt8) -> Bool {
    var index = 0
    while index + width <= text.count {
      let vector = text.loadUnaligned(fromByteOffset: index, as: Vector.self)
      if Matches(where: vector .== Vector(repeating: byte)).first < width { return true }
      index += width
    }
    while index < text.count {
      if text[index] == byte { return true }
      index += 1
    }
    return false
  }

  /// True if the bytes between a word's first and last match.
  private static func occurs(
    _ word: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer, at index: Int
  ) -> Bool {
    var offset = 1
    while offset < word.count - 1 {
      if text[index + offset] != word[offset] { return false }
      offset += 1
    }
    return true
  }

  /// The indices among sixteen bytes that satisfy a condition.
  package struct Matches {
    private var low: UInt64
    private var high: UInt64

    @inline(__always)
    init(where mask: SIMDMask<SIMD16<Int8>>) {
      self.init(marked: unsafeBitCast(mask, to: SIMD2<UInt64>.self))
    }

    /// Adds the indices of bytes that are not 0.
    @inline(__always)
    package init(marked: SIMD2<UInt64>) {
      (low, high) = (marked[0].littleEndian, marked[1].littleEndian)
    }

    /// 16 if there is none.
    @inline(__always)
    package var first: Int {
      low != 0 ? low.trailingZeroBitCount >> 3 : 8 + high.trailingZeroBitCount >> 3
    }

    @inline(__always)
    func contains(where holds: (Int) -> Bool) -> Bool {
      var rest = self
      while rest.low | rest.high != 0 {
        let index = rest.first
        if holds(index) { return true }
        if index < 8 { rest.low &= ~(0xFF << UInt64(index * 8)) }
        if index >= 8 { rest.high &= ~(0xFF << UInt64(index * 8 - 64)) }
      }
      return false
    }
  }
}
